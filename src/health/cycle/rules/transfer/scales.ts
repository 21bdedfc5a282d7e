import { normalizedWord, type FlowScale } from './vocabulary'
import type { PainScale } from './sign-words'

const saysYesOrNo = /\b(period|periods|menstruation|menstruating|menses|bleeding|bled|hedhi|damu|day)\b/u
const saysHowMuch = /\b(flow|intensity|strength|level|amount|quantity|volume|kiasi)\b/u

/** The scale of a column of flow, by its name and by all of its cells. */
export const flowScaleOf = (header: string, cells: readonly string[]): FlowScale => {
  const name = normalizedWord(header)
  if (name === 'bleeding value') return 'drip'
  const numbers = cells.filter((cell) => /^\d$/u.test(cell.trim()))
  const isOnlyOnes = numbers.every((cell) => Number(cell) <= 1)
  if (saysYesOrNo.test(name) && !saysHowMuch.test(name) && (isOnlyOnes || name.includes('day'))) return 'yes-no'
  return numbers.some((cell) => cell.trim() === '4') ? 'to-four' : 'to-three'
}

export const painScaleOf = (cells: readonly string[]): PainScale =>
  cells.some((cell) => Number(cell) > 3) ? 'to-ten' : 'to-three'
