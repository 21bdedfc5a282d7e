import { describe, expect, it } from 'vitest'
import { orderId } from '@/kit/rules/ids'
import { orderNumber } from './order-number'

describe('an order number', () => {
  it('is that of the order, whoever reads it', () => {
    const id = orderId('b7f1b0a2-0000-4000-8000-000000000001')
    expect(orderNumber(id)).toBe(orderNumber(orderId(String(id))))
  })

  it('is three letters without vowels and three digits', () => {
    for (let n = 0; n < 1000; n += 1)
      expect(orderNumber(orderId(`order ${n}`))).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{3} \d{3}$/)
  })

  it('tells the orders of a busy day apart', () => {
    const numbers = Array.from({ length: 500 }, (_, n) =>
      orderNumber(orderId(`${n.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`)),
    )
    expect(new Set(numbers).size).toBeGreaterThanOrEqual(499)
  })
})
