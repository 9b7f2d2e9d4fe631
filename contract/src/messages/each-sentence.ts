/** A heading of a sheet may have colons of its own; nobody's has as many. */
const MOST_COLONS = 20;

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
  let start = 0;
  for (let colons = 0; colons < MOST_COLONS; colons++) {
    const colon = line.indexOf(': ', start);
    if (colon < 0) return line;
    start = colon + 2;
    const sentence = line.slice(start);
    const said = say(sentence);
    if (said !== sentence) return `${line.slice(0, start)}${said}`;
  }
  return line;
}
