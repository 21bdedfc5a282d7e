/** In English and Kiswahili, with what programs and people shorten them to. */
const months: readonly (readonly string[])[] = [
  ['january', 'januari', 'jan'],
  ['february', 'februari', 'feb'],
  ['march', 'machi', 'mar', 'mac'],
  ['april', 'aprili', 'apr'],
  ['may', 'mei'],
  ['june', 'juni', 'jun'],
  ['july', 'julai', 'jul'],
  ['august', 'agosti', 'aug', 'ago'],
  ['september', 'septemba', 'sept', 'sep'],
  ['october', 'oktoba', 'oct', 'okt'],
  ['november', 'novemba', 'nov'],
  ['december', 'desemba', 'dec', 'des'],
]

export const monthNames: readonly string[] = months.flat()

/** From 1; 0 for what is no month. */
export const monthNumber = (name: string): number => months.findIndex((names) => names.includes(name.toLowerCase())) + 1
