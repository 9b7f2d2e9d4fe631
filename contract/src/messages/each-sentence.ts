/**
 * Translates a text of one or several lines. A line is a sentence, or a subject and a sentence, such as `Email: This is
 * not …`. A subject has no colon, and is not translated. `translate` returns unknown sentences unchanged.
 */
export function eachSentence(text: string, translate: (sentence: string) => string): string[] {
  return text.split('\n').map((line) => translateLine(line, translate));
}

function translateLine(line: string, translate: (sentence: string) => string): string {
  const whole = translate(line);
  const colon = line.indexOf(': ');
  if (whole !== line || colon < 0) return whole;
  const sentence = line.slice(colon + 2);
  return `${line.slice(0, colon)}: ${translate(sentence)}`;
}
