/** About as many characters as a line has on a phone. */
const lineLength = 36

/** About as many lines as a phone's screen has. */
const screenLines = 30

const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** True if a text may fill more than a screen, as one of many short lines does. */
export const isTallText = (text: string): boolean =>
  text.split(lineBreak).reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / lineLength)), 0) >
  screenLines
