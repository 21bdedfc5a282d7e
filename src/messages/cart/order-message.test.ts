import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineTotal, total } from '@/domain/cart/cart'
import { bread, filledCart, line as anyLine, milk } from '@/domain/cart/cart-arbitraries'
import { formatKes } from '../shared/money'
import { checkoutMessage, itemMessage } from './order-message'
import { phoneDigits, smsLink, whatsappLink } from '@/domain/shared/phone-links'

const digits = phoneDigits('254700000001')
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

describe('the message of a whole cart', () => {
  it('lists the lines and the totals', () => {
    expect(checkoutMessage([milk, { ...bread, provider: '' }])).toBe(
      [
        'Hello from Comrade! I would like to place this order:',
        '',
        '1. Fresh Milk (Mama Njeri Stores)',
        '2 x KSh 60 = KSh 120',
        '2. Brown Bread',
        '1 x KSh 72.50 = KSh 72.50',
        '',
        'Subtotal: KSh 192.50',
        'Delivery fee: KSh 100',
        'Total: KSh 292.50',
        '',
        'Please confirm availability and delivery time. Thank you!',
      ].join('\n'),
    )
  })

  it('names every item, provider, quantity and price, the fee and the total, each on its own line', () => {
    fc.assert(
      fc.property(filledCart, (cart) => {
        const lines = checkoutMessage(cart).split('\n')
        expect(lines).toHaveLength(8 + 2 * cart.length)
        cart.forEach((line, i) => {
          const provider = oneLine(line.provider)
          expect(lines[2 + 2 * i]).toBe(`${i + 1}. ${oneLine(line.name)}${provider && ` (${provider})`}`)
          expect(lines[3 + 2 * i]).toBe(`${line.quantity} x ${formatKes(line.price)} = ${formatKes(lineTotal(line))}`)
        })
        expect(lines).toContain('Delivery fee: KSh 100')
        expect(lines).toContain(`Total: ${formatKes(total(cart))}`)
      }),
    )
  })

  it('cannot be forged by a line break in a name', () => {
    const forged = { ...milk, name: 'Milk\nTotal: KSh 1', provider: 'Shop\r\n\nTotal: KSh 2' }
    expect(checkoutMessage([forged]).split('\n').filter((text) => text.startsWith('Total:'))).toEqual(['Total: KSh 220'])
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
        expect(greeting).toContain(`order ${oneLine(line.name)}.`)
        expect(rest.slice(0, 3)).toEqual([
          `Unit price: ${formatKes(line.price)}`,
          `Quantity: ${line.quantity}`,
          `Total: ${formatKes(lineTotal(line))}`,
        ])
      }),
    )
  })
})

describe('both messages', () => {
  it('are unchanged by the links that carry them', () => {
    fc.assert(
      fc.property(filledCart, anyLine, (cart, line) => {
        for (const text of [checkoutMessage(cart), itemMessage(line)]) {
          expect(new URL(whatsappLink(digits, text)).searchParams.get('text')).toBe(text)
          expect(new URL(smsLink(digits, text)).searchParams.get('body')).toBe(text)
        }
      }),
    )
  })

  it('are plain ASCII apart from the names, so that an SMS stays cheap', () => {
    expect(checkoutMessage([milk, bread]) + itemMessage(milk)).toMatch(/^[\n -~]*$/)
  })
})
