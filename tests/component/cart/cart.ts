import { afterEach, beforeEach } from 'vitest'
import { deviceDb } from '@/store/db'
import { noDelivery, type Delivery } from '@/cart/rules/delivery'
import { kes } from '@/kit/rules/money'
import { emptyDevice } from '../device'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'

export const tomatoes = 'Tomatoes (1 kg)'
export const hostel = 'Tudor, Hostel B, Room 12'

/** A cart line as stored; `rest` can add the fields of older versions. */
export const line = (
  id: string,
  name: string,
  price: number,
  quantity: number,
  rest: Readonly<Record<string, unknown>> = {},
) => ({
  id,
  name,
  price: kes(price),
  image: '/pictures/food.svg#tomatoes',
  category: 'Groceries',
  provider: 'Mama Njeri Fresh, Tudor',
  quantity,
  ...rest,
})

export const saveCart = (value: unknown) => deviceDb().device.put({ key: 'cart', value })
export const savedCart = async () => (await deviceDb().device.get('cart'))?.value

/** Stores the delivery details of a user who has ordered before. */
export const saveDelivery = (delivery: Partial<Delivery> = {}) =>
  deviceDb().device.put({
    key: 'delivery',
    value: { ...noDelivery, name: 'Amina Juma', places: [hostel], place: hostel, ...delivery },
  })
export const savedDelivery = async () => (await deviceDb().device.get('delivery'))?.value

export const openCart = (search = '') => renderScreens(screensOf('cart'), `/cart${search}`)

/** Links to other apps that were opened. The browser does not follow them. */
export const openedLinks: string[] = []
const preventNavigation = (event: Event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (event.defaultPrevented || !link || !/^(?:https:\/\/wa\.me|sms:|tel:)/.test(link.href)) return
  event.preventDefault()
  openedLinks.push(link.href)
}

/** The text of the latest chat or SMS. */
export const lastMessage = (): string => {
  const params = new URL(openedLinks.at(-1) ?? 'sms:').searchParams
  return params.get('text') ?? params.get('body') ?? ''
}

beforeEach(() => {
  openedLinks.length = 0
  window.addEventListener('click', preventNavigation)
})
afterEach(async () => {
  window.removeEventListener('click', preventNavigation)
  await emptyDevice()
})
