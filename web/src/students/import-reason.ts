import { knownMessage } from '../i18n/known-message.ts';

/** `Email: This is not …`: the heading as it stands in the file, and the sentence in the chosen language. */
function inLanguage(line: string): string {
  const whole = knownMessage(line);
  if (whole !== line) return whole;
  const parts = line.split(': ');
  for (let length = 1; length < parts.length; length++) {
    const sentence = parts.slice(length).join(': ');
    const known = knownMessage(sentence);
    if (known !== sentence) return `${parts.slice(0, length).join(': ')}: ${known}`;
  }
  return line;
}

/** Why a row is refused, a line for each reason. */
export function importReasons(message: string): string[] {
  return message.split('\n').map(inLanguage);
}
