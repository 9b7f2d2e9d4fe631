/**
 * A text of one sentence or of several lines of them, each as `say` says it; before a sentence may stand what it is
 * about, as `Email: This is not …` names a column, which stays as it is. `say` answers what it does not know unchanged.
 */
export function eachSentence(text: string, say: (sentence: string) => string): string[] {
  return text.split('\n').map((line) => ofLine(line, say));
}

function ofLine(line: string, say: (sentence: string) => string): string {
  const whole = say(line);
  if (whole !== line) return whole;
  const parts = line.split(': ');
  for (let length = 1; length < parts.length; length++) {
    const sentence = parts.slice(length).join(': ');
    const said = say(sentence);
    if (said !== sentence) return `${parts.slice(0, length).join(': ')}: ${said}`;
  }
  return line;
}
