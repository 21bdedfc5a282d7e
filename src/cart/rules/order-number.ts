import type { OrderId } from '@/kit/rules/ids'
import { textHash } from '@/kit/rules/text-hash'

/** Without vowels no word arises, and without I and O nobody mistakes a digit. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ'

/** What an order is called in a chat or on the phone: "KDT 418", like a number plate. The same for the same id. */
export const orderNumber = (id: OrderId): string => {
  const n = textHash(id)
  const base = letters.length
  const plate = [1, base, base ** 2].map((unit) => letters[Math.floor(n / 1000 / unit) % base]).join('')
  return `${plate} ${String(n % 1000).padStart(3, '0')}`
}
