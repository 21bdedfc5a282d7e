import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineTotal, total, groupByProvider, type Cart } from '@/cart/rules/cart'
import { bread, filledCart, line as anyLine, milk } from '#support/cart/cart-arbitraries'
import { placeOrder, orderNumber } from '@/cart/rules/order'
import { lineId, orderId } from '@/kit/rules/ids'
import { kes } from '@/kit/rules/money'
import { phoneDigits, smsLink, whatsappLink } from '@/kit/rules/phone-links'
import { plainLine } from '@/kit/rules/plain-text'
import { formatKes } from '@/kit/words/money'
import { checkoutMessage, directMessage, itemMessage } from './order-message'

const digits = phoneDigits('254700000001')

const id = orderId('b7f1b0a2-0000-4000-8000-000000000001')
const recipient = {
  name: 'Amina Juma',
  phone: '+254 712 345 678',
  place: 'Tudor, Hostel B, Room 12',
  payment: 'mpesa',
} as const
const orderOf = (cart: Cart, delivery: Parameters<typeof placeOrder>[2] = {}) =>
  placeOrder(cart, { id, now: new Date('2026-11-24T09:45:00Z'), channel: 'whatsapp' }, delivery)
const messageOf = (...order: Parameters<typeof orderOf>) => checkoutMessage(orderOf(...order))

describe('the message of a whole cart', () => {
  it('says what is ordered from whom, what it costs, to whom and where it goes, and how it is paid', () => {
    const amoxicillin = {
      ...bread,
      name: 'Amoxicillin 500 mg',
      provider: '',
      category: 'Pharmacy',
      prescription: true,
    } as const
    expect(messageOf([milk, amoxicillin, bread], { recipient, note: 'Call at the gate' })).toBe(
      [
        'Hello from Comrade! I would like to place this order:',
        '',
        `Order ${orderNumber(id)}, Tue 24 Nov, 12:45PM`,
        '',
        'From Mama Njeri Stores:',
        '1. Fresh Milk',
        '2 x KSh 60 = KSh 120',
        '2. Brown Bread',
        '1 x KSh 72.50 = KSh 72.50',
        '',
        'From Pharmacy:',
        '3. Amoxicillin 500 mg (prescription required)',
        '1 x KSh 72.50 = KSh 72.50',
        '',
        'Subtotal: KSh 265',
        'Delivery fee: KSh 100',
        'Total: KSh 365',
        '',
        'Name: Amina Juma',
        'Phone: +254 712 345 678',
        'Deliver to: Tudor, Hostel B, Room 12',
        'Pay by: M-Pesa',
        'Note: Call at the gate',
        '',
        'Please confirm availability and delivery time. Thank you!',
      ].join('\n'),
    )
  })

  it('names the campus, and when each provider delivers and works, where that is known', () => {
    const message = messageOf([milk, { ...bread, provider: 'Kwetu' }], {
      campus: 'TUM',
      providers: { Kwetu: '30-45 minutes; Every day, 7AM to 9PM' },
    })
    expect(message).toContain(`12:45PM\nCampus: TUM\n\nFrom Mama Njeri Stores:\n`)
    expect(message).toContain('From Kwetu (30-45 minutes; Every day, 7AM to 9PM):\n')
  })

  describe('stays under 1,800 characters of link', () => {
    const manyLines = (count: number, name = 'Fresh Milk Packet (500 ml)') =>
      Array.from({ length: count }, (_, n) => ({
        ...milk,
        id: lineId(`line ${n}`),
        name: `${name} ${n}`,
        provider: n % 2 ? 'Pwani Dairy' : milk.provider,
      }))
    const linksOf = (text: string) => [whatsappLink(digits, text), smsLink(digits, text)]

    it('with 200 lines: it says each once, or how many are left out and what they cost', () => {
      const cart = manyLines(200)
      const message = messageOf(cart, { recipient, note: 'Call at the gate' })
      for (const link of linksOf(message)) expect(link.length).toBeLessThan(1_800)
      const listed = message.match(/^\d+\. .*: 2 x KSh 60$/gm) ?? []
      expect(listed.length).toBeGreaterThan(10)
      expect(message).toContain(
        `\nAnd ${200 - listed.length} more, ${formatKes(kes(120 * (200 - listed.length)))}, for which there is no room here: please ask me.\n`,
      )
      for (const part of [
        'Total: KSh 24,100',
        'Name: Amina Juma',
        'Deliver to: Tudor, Hostel B, Room 12',
        'Note: Call at the gate',
      ])
        expect(message).toContain(part)
      expect(message).toMatch(/Thank you!$/)
    })

    it('with one more line than fits in full it says them shorter before it leaves any out', () => {
      expect(messageOf(manyLines(18))).not.toContain('more,')
      expect(messageOf(manyLines(18)).match(/^\d+\. .*: 2 x KSh 60$/gm)).toHaveLength(18)
    })

    it('never cuts inside a character, whatever is written in the cart', () => {
      const wordy = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: 60 }),
          wordy,
          wordy,
          wordy,
          wordy,
          (count, name, place, note, provider) => {
            const cart = manyLines(count, name).map((each) => ({ ...each, provider }))
            const message = messageOf(cart, {
              recipient: { ...recipient, name: name.slice(0, 80), place },
              note,
              campus: 'TUM',
            })
            for (const link of linksOf(message)) expect(link.length).toBeLessThan(1_800)
            expect(message).not.toMatch(/\p{Surrogate}/u)
          },
        ),
        { numRuns: 60 },
      )
      const family = '👩‍👩‍👧‍👦'
      const message = messageOf(manyLines(30, family.repeat(12)), { note: family.repeat(18) })
      expect(message.replaceAll(family, '')).not.toMatch(/\p{Extended_Pictographic}|\u200d/u)
    })
  })

  it('says nothing of what was not given', () => {
    expect(messageOf([milk])).not.toMatch(/Name:|Phone:|Deliver to:|Pay by:|Note:/)
    expect(messageOf([milk], { recipient: { ...recipient, phone: '' } })).not.toMatch(/Phone:/)
    expect(messageOf([milk], { note: 'Less sugar' })).toMatch(/\n\nNote: Less sugar\n\nPlease confirm/)
  })

  it('names every item, quantity and price under its provider, the fee and the total, each on its own line', () => {
    fc.assert(
      fc.property(filledCart, (cart) => {
        const lines = messageOf(cart).split('\n')
        const groups = groupByProvider(cart)
        expect(lines).toHaveLength(9 + 2 * groups.length + 2 * cart.length)
        let at = 3
        let number = 0
        for (const group of groups) {
          expect(lines.slice(at, at + 2)).toEqual(['', `From ${plainLine(group.provider) || group.category}:`])
          at += 2
          for (const line of group.lines) {
            number += 1
            expect(lines.slice(at, at + 2)).toEqual([
              `${number}. ${plainLine(line.name)}`,
              `${line.quantity} x ${formatKes(line.price)} = ${formatKes(lineTotal(line))}`,
            ])
            at += 2
          }
        }
        expect(number).toBe(cart.length)
        expect(lines).toContain('Delivery fee: KSh 100')
        expect(lines).toContain(`Total: ${formatKes(total(cart))}`)
      }),
    )
  })

  it('cannot be forged by a line break in what somebody wrote', () => {
    const forged = { ...milk, name: 'Milk\nTotal: KSh 1', provider: 'Shop\r\n\nTotal: KSh 2' }
    const message = messageOf([forged], {
      recipient: { ...recipient, name: 'A\nTotal: KSh 3', place: 'B\nTotal: KSh 4' },
      note: 'C\nTotal: KSh 5',
    })
    expect(message.split('\n').filter((text) => text.startsWith('Total:'))).toEqual(['Total: KSh 220'])
  })
})

describe('the message of one item', () => {
  it('contains the price, quantity and total', () => {
    expect(itemMessage(milk)).toBe(
      [
        'Hello Mama Njeri Stores! I would like to order Fresh Milk.',
        '',
        'Unit price: KSh 60',
        'Quantity: 2',
        'Total: KSh 120',
        '',
        'Please confirm availability and delivery time. Thank you!',
      ].join('\n'),
    )
  })

  it('greets without a name when the provider is blank', () => {
    expect(itemMessage({ ...milk, provider: ' ' })).toMatch(/^Hello! I would like to order Fresh Milk\.\n/)
  })

  it('names the item, its unit price, the quantity and the total, each on its own line', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const [greeting, , ...rest] = itemMessage(line).split('\n')
        expect(greeting).toContain(`order ${plainLine(line.name)}.`)
        expect(rest.slice(0, 3)).toEqual([
          `Unit price: ${formatKes(line.price)}`,
          `Quantity: ${line.quantity}`,
          `Total: ${formatKes(lineTotal(line))}`,
        ])
      }),
    )
  })
})

describe('the message to a provider', () => {
  const order = { id, placedAt: '2026-11-24T09:45:00.000Z' }
  const words = itemMessage(milk)

  it('says what is asked for, then which order it is, for whom, where it goes and how it is paid', () => {
    expect(directMessage(order, words, recipient)).toBe(
      [
        words,
        '',
        `Order ${orderNumber(id)}, Tue 24 Nov, 12:45PM`,
        'Name: Amina Juma',
        'Phone: +254 712 345 678',
        'Deliver to: Tudor, Hostel B, Room 12',
        'Pay by: M-Pesa',
      ].join('\n'),
    )
  })

  it('is cut where people wrote much, so that the link stays under 1,800 characters', () => {
    const wordy = { ...recipient, name: '👩‍👩‍👧‍👦'.repeat(7), place: '饭'.repeat(120) }
    const message = directMessage(order, words, wordy)
    expect(whatsappLink(digits, message).length).toBeLessThan(1_800)
    expect(message).toContain('...')
    expect(message).toMatch(/\nPay by: M-Pesa$/)
  })

  it('of an appointment says whose it is, and of nobody nothing', () => {
    expect(directMessage(order, words, { name: 'Amina\nTotal: KSh 1', phone: '' })).toBe(
      `${words}\n\nOrder ${orderNumber(id)}, Tue 24 Nov, 12:45PM\nName: Amina Total: KSh 1`,
    )
    expect(directMessage(order, words, null)).toBe(`${words}\n\nOrder ${orderNumber(id)}, Tue 24 Nov, 12:45PM`)
  })
})

describe('both messages', () => {
  it('are unchanged by the links that carry them', () => {
    fc.assert(
      fc.property(filledCart, anyLine, (cart, line) => {
        for (const text of [messageOf(cart, { recipient }), itemMessage(line)]) {
          expect(new URL(whatsappLink(digits, text)).searchParams.get('text')).toBe(text)
          expect(new URL(smsLink(digits, text)).searchParams.get('body')).toBe(text)
        }
      }),
    )
  })

  it('are plain ASCII apart from the names, so that an SMS stays cheap', () => {
    expect(messageOf([milk, bread], { recipient, note: 'Call at the gate' }) + itemMessage(milk)).toMatch(/^[\n -~]*$/)
  })
})
