import { cartCategories } from '@/cart/rules/categories'
import { flatDeliveryFee } from '@/cart/rules/cart'
import { parseQuantityInput } from '@/cart/rules/quantity-input'
import { is, says, section, tested, unchecked } from './statement.ts'

const rules = 'src/cart/rules/cart.test.ts'
const page = 'tests/component/cart/cart-page.test.tsx'

export const cart = [
  ...section('1 §3-5 cart', {
    'cart-item': [
      'id, name, price, quantity from 1, image, category, provider',
      tested('src/cart/rules/cart.test.ts', 'appends a new item with quantity 1'),
    ],
    'cart-categories': [
      'Groceries, Food Delivery, Gas Services, Laundry Services',
      is(() => cartCategories.slice(0, 4), ['Groceries', 'Food Delivery', 'Gas Services', 'Laundry Services']),
    ],
    'cart-derived': [
      'the number of items and the total',
      tested(rules, 'is the sum of the lines plus a flat fee of KSh 100'),
    ],
    'cart-increased': [
      'the same item once more: Item Updated!',
      says('cart/words/cart-changes', {
        increased: 'Item Updated!',
        increasedText: '{name} quantity increased in cart',
      }),
    ],
    'cart-added': [
      'a new one: Added to Cart!',
      says('cart/words/cart-changes', { added: 'Added to Cart!', addedText: '{name} has been added to your cart' }),
    ],
    'cart-removed': [
      'Item Removed',
      says('cart/words/cart-changes', { removed: 'Item Removed', removedText: '{name} removed from cart' }),
    ],
    'cart-cleared': [
      'Cart Cleared',
      says('cart/words/cart-changes', { cleared: 'Cart Cleared', clearedText: 'All items removed from cart' }),
    ],
    'cart-zero': [
      'a quantity of 0 or less removes the item',
      tested(page, 'is empty after its last item is removed with minus'),
    ],
    'cart-restored': [
      'restored at the start, and discarded where it cannot be read',
      tested(page, 'a stored cart that cannot be parsed is deleted, and the cart is empty'),
    ],
    'cart-storage': [
      'in local storage, saved at every change',
      unchecked(
        'superseded by decision 2 of the design: in IndexedDB; a cart that is found in local storage is taken over once',
      ),
    ],
    'cart-hook': [
      'useCart must be used within a CartProvider',
      tested('src/cart/cart-provider.test.tsx', 'a cart is used within a CartProvider alone'),
    ],
    'cart-zero-adds-nothing': [
      'a quantity of 0 adds nothing',
      tested(
        'tests/component/storefront/product-card.test.tsx',
        'a quantity of zero can be neither ordered nor added to the cart',
      ),
    ],
  }),
  ...section('2 §2, 5, 7, 9 cart screen', {
    'cart-empty': [
      'Continue Shopping leads to /',
      says('cart/words/cart-page', { continueShopping: 'Continue Shopping' }),
      tested(page, 'is empty after its last item is removed with minus'),
    ],
    'cart-summary': [
      'an order summary',
      says('cart/words/checkout', {
        orderSummary: 'Order Summary',
        subtotal: 'Subtotal',
        deliveryFee: 'Delivery Fee',
        total: 'Total',
      }),
    ],
    'cart-fee': [
      'a flat KSh 100',
      is(() => flatDeliveryFee, 100),
      tested(rules, 'is the sum of the lines plus a flat fee of KSh 100'),
    ],
    'cart-quantity': [
      'at least 1; what is no number counts as 1',
      is(() => ['x', '0', '-3', '4'].map(parseQuantityInput), [1, 1, 1, 4]),
    ],
    'cart-minus': [
      'minus does not go below 0',
      tested('tests/component/cart/cart-page.test.tsx', 'is empty after its last item is removed with minus'),
    ],
    'cart-checkout': [
      'checkout opens a chat with the whole order',
      says('cart/words/checkout', { checkoutOnWhatsApp: 'Checkout on WhatsApp' }),
      tested(
        'src/cart/words/order-message.test.ts',
        'names every item, quantity and price under its provider, the fee and the total, each on its own line',
      ),
    ],
    'cart-who-brings': [
      'local providers serve, Comrade carries nothing',
      tested('src/pages/legal/legal.test.ts', 'is the provider: in the terms, in the cart and for gas'),
    ],
  }),
]
