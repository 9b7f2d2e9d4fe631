/**
 * A text of one sentence or of several lines of them, each as `say` says it; before a sentence may stand what it is
 * about, as `Email: This is not …` names a column, which has no colon in it and stays as it is. `say` answers what it
 * does not know unchanged.
 */
export function eachSentence(text: string, say: (sentence: string) => string): string[] {
  return text.split('\n').map((line) => ofLine(line, say));
}

function ofLine(line: string, say: (sentence: string) => string): string {
  const whole = say(line);
  const colon = line.indexOf(': ');
  if (whole !== line || colon < 0) return whole;
  const sentence = line.slice(colon + 2);
  return `${line.slice(0, colon)}: ${say(sentence)}`;
}
