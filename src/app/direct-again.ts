// Chunk: orders

import { findNamed, readOffers } from '@/cart/store/cart-offers'
import type { ComradeDb } from '@/store/db'
import { changesOf, type ChangedLine, type Offer } from '@/cart/rules/offers'
import { rentalOf } from '@/housing/rules/rental'
import type { DirectOrder, OrderedLine } from '@/cart/rules/order'
import { lineId, type LineId } from '@/kit/rules/ids'
import { readPhone } from '@/kit/rules/phone'
import { storefrontOfCategory } from '@/cart/rules/categories'
import { bookingMessage as bookRoom, inquiryMessage, monthlyPriceText } from '@/housing/words/rental'
import { bookingMessage } from '@/shops/words/order-messages'
import { storefrontOf } from '@/shops/words/storefronts'
import type { DirectAgain } from '@/cart/order-again'

/** The messages of a room by the button label that an order keeps; see rental-card.tsx. */
const roomMessages: Readonly<Record<string, typeof inquiryMessage>> = { Inquire: inquiryMessage, 'Book Now': bookRoom }

const changesIn = (then: OrderedLine, today: OrderedLine): readonly ChangedLine[] =>
  [{ line: today, changes: changesOf(then, today) }].filter(({ changes }) => changes.length > 0)

/** The room of an order, found by its id, or by its title in orders of earlier versions; null if it was no room. */
const roomAgain = async (db: ComradeDb, { direct, lines: [line] }: DirectOrder): Promise<DirectAgain | null> => {
  const messageOf = roomMessages[direct.label]
  if (!line || !messageOf || line.category !== undefined || line.provider !== '') return null
  const { id } = line
  const rows = await db
    .replica('rentals')
    .filter((row) => (id === undefined ? row.title === line.name : id === `rental:${row.id}`))
    .toArray()
  const [room, ...others] = rows.flatMap((row) => rentalOf(row, []))
  if (!room)
    return rows.length === 0 && id !== undefined && (await db.freshness.get('rentals')) ? { kind: 'gone' } : null
  const phone = readPhone(room.phone)
  if (others.length > 0 || !phone.ok) return null
  const today = { ...line, id: lineId(`rental:${room.id}`), name: room.title, price: room.monthlyPrice }
  const contact = { digits: phone.digits, label: direct.label, message: messageOf(room), price: monthlyPriceText(room) }
  return { kind: 'room', line: today, contact, changed: changesIn(line, today) }
}

const offerOf = async (
  db: ComradeDb,
  line: OrderedLine,
): Promise<{ readonly id: LineId; readonly offer: Offer } | 'gone' | null> => {
  const { id, category } = line
  if (category === undefined) return null
  if (id === undefined) return findNamed(db, category, line)
  const offer = (await readOffers(db, [{ id }])).get(id)
  return offer === null ? 'gone' : offer ? { id, offer } : null
}

/** Looks up the item of a chat order as it is offered today. */
export const readDirectAgain = async (db: ComradeDb, order: DirectOrder): Promise<DirectAgain> => {
  const {
    direct,
    lines: [line],
  } = order
  const room = await roomAgain(db, order)
  if (room) return room
  const found = line && direct.message !== undefined ? await offerOf(db, line) : null
  if (found === 'gone') return { kind: 'gone' }
  const phone = found && readPhone(found.offer.contact ?? direct.digits)
  if (!line || !found || line.category === undefined || !phone?.ok) {
    const { digits, label, words } = direct
    return line && words !== undefined
      ? {
          kind: 'today',
          request: { line, contact: { digits, label, words }, isDelivered: order.recipient !== undefined },
          changed: [],
        }
      : { kind: 'as-it-was' }
  }
  const { id, offer } = found
  const { name = line.name, provider = line.provider, price, ratedAs } = offer
  const today = { name, price, quantity: line.quantity, provider }
  const spec = storefrontOf(storefrontOfCategory[line.category])
  const isService = id.startsWith('pharmacy:')
  const words = isService ? bookingMessage({ ...today, provider: '' }) : spec.message(today)
  const contact = { digits: phone.digits, label: direct.label, words }
  const rated = ratedAs ?? line.ratedAs
  return {
    kind: 'today',
    request: {
      line: { ...today, id, category: line.category, ...(rated ? { ratedAs: rated } : {}) },
      contact,
      isDelivered: spec.inCart && !isService,
    },
    changed: changesIn(line, today),
  }
}
