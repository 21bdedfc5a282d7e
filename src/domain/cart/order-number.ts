import type { OrderId } from '../shared/ids'

/** Without vowels no word arises, and without I and O nobody mistakes a digit. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'

/** FNV-1a, 32 bits. */
const hash = (text: string): number =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0, 0x81_1c_9d_c5)

/** What an order is called in a chat or on the phone: "KDT 418", like a number plate. The same for the same id. */
export const orderNumber = (id: OrderId): string => {
  const n = hash(id)
  const base = letters.length
  const plate = [1, base, base ** 2].map((unit) => letters[Math.floor(n / 1000 / unit) % base]).join('')
  return `${plate} ${String(n % 1000).padStart(3, '0')}`
}
