// Chunk: notices

import type { CatalogueItem } from '@/store/catalogue-schemas'
import { keepDirectOrder } from '@/cart/store/keep-direct-order'
import { zeroKes } from '@/kit/rules/money'
import { readPhone } from '@/kit/rules/phone'
import { whatsappLink } from '@/kit/rules/phone-links'

export type BundleChat = { readonly href: string; readonly onClick: () => void }

/** The chat that orders a bundle, which is kept under Orders; null without a number. */
export const bundleChat = ({ whatsapp, name, price }: CatalogueItem<'bundles'>): BundleChat | null => {
  const phone = readPhone(whatsapp)
  if (!phone.ok) return null
  const { digits } = phone
  const message = `Hello! I am interested in the ${name} (${price}). Please tell me how to buy, also with okoa jahazi.`
  return {
    href: whatsappLink(digits, message),
    onClick: () =>
      keepDirectOrder(
        { name, price: zeroKes, quantity: 1, provider: '' },
        { digits, message, label: 'Order Now', price },
      ),
  }
}
