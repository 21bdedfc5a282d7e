import { storefronts } from '@/shops/rules/storefronts'
import { storefrontChoices } from '@/shops/rules/choices'
import { kes } from '@/kit/rules/money'
import { storefrontOf } from '@/shops/words/storefronts'
import { entries, fieldOf, is, says, section, tested } from './statement.ts'

const card = 'tests/component/storefront/product-card.test.tsx'
const texts = 'tests/component/pages/texts.test.tsx'

const labels = (choices: readonly { readonly label: string }[]) => choices.map(({ label }) => label)

const sample = { name: 'Ugali', price: kes(200), quantity: 1, provider: 'Mama Njeri' }

const boundsOf = (prices: readonly number[]) => [Math.min(...prices), Math.max(...prices)]

export const shops = [
  ...section('1 §2, 3, 5 groceries', {
    'groceries-chips': [
      'all, Fresh Produce, Dairy Products, Meat & Fish',
      is(() => storefrontChoices.groceries.categories, ['all', 'produce', 'dairy', 'meat']),
      is(() => labels(storefrontOf('groceries').categories), ['All', 'Fresh Produce', 'Dairy Products', 'Meat & Fish']),
    ],
    'groceries-buttons': [
      'Add to Cart and Order Now',
      says('shops/words/storefront-page', { addToCart: 'Add to Cart' }),
      says('shops/words/storefronts', { orderNow: 'Order Now' }),
    ],
    'groceries-card': [
      'image, name, description, price, store, stepper, both buttons',
      tested(card, 'Order Now opens a chat that contains item, price, quantity and total'),
    ],
    'groceries-loading': [
      'Loading groceries...',
      says('shops/words/storefronts', { groceriesLoading: 'Loading groceries...' }),
    ],
    'groceries-empty': [
      'No grocery items found matching your search.',
      says('shops/words/storefronts', { groceriesEmpty: 'No grocery items found matching your search.' }),
    ],
    'groceries-back': ['back in the history', is(() => storefronts.groceries.back, 'history')],
    'groceries-order': [
      'newest first',
      tested('tests/component/storefront/loading.test.tsx', 'show the newest product first'),
    ],
    'groceries-failure': [
      'a failed load shows the empty text without an alert',
      tested(
        'tests/component/storefront/loading.test.tsx',
        'are empty without an alert when nothing is saved and the pull has failed',
      ),
    ],
    'groceries-search': [
      'finds what contains the words, in any case',
      tested('src/kit/rules/search/rank.test.ts', 'is whole words, beginnings, parts, as they were given among equals'),
    ],
    'quantity-bounds': [
      'from 0, first 1',
      is(
        () => [storefronts.groceries.stepper, storefronts.food.stepper],
        [
          { min: 0, initial: 1 },
          { min: 0, initial: 1 },
        ],
      ),
      tested(card, 'a quantity of zero can be neither ordered nor added to the cart'),
    ],
  }),
  ...section('1 §2, 3, 9 food', {
    'food-dishes': ['12 dishes', is(() => entries('food').length, 12)],
    'food-chips': [
      'all, Local Kenyan, Fast Food, Healthy',
      is(() => storefrontChoices.food.categories, ['all', 'local', 'fastfood', 'healthy']),
      is(() => labels(storefrontOf('food').categories), ['All', 'Local Kenyan', 'Fast Food', 'Healthy']),
    ],
    'food-prices': ['KSh 80 to 300', is(() => boundsOf(fieldOf('food', 'price').map(Number)), [80, 300])],
    'food-empty': [
      'No food items found matching your search.',
      says('shops/words/storefronts', { foodEmpty: 'No food items found matching your search.' }),
    ],
  }),
  ...section('2 §2, 3, 5 pharmacy', {
    'chemist-tabs': [
      'medications, services, emergency',
      is(() => storefrontChoices.chemist.tabs.map(({ value }) => value), ['medications', 'services', 'emergency']),
    ],
    'chemist-loading': [
      'Loading medicines...',
      says('shops/words/storefronts', { chemistLoading: 'Loading medicines...' }),
    ],
    'chemist-back': [
      'Back to Home goes back in the history',
      is(() => [storefronts.chemist.back, storefrontOf('chemist').backLabel], ['history', 'Back to Home']),
    ],
    'chemist-categories': [
      'six categories of medicines',
      is(
        () => storefrontChoices.chemist.categories.slice(1),
        ['pain-relief', 'antibiotics', 'vitamins', 'cold-flu', 'digestion', 'contraceptive'],
      ),
    ],
    'chemist-services': [
      'consultation free, blood pressure 100, temperature 50, screening 500',
      is(
        () => entries('pharmacy-services').map(({ name, price }) => [name, price]),
        [
          ['Prescription Consultation', 0],
          ['Blood Pressure Check', 100],
          ['Temperature Check', 50],
          ['Health Screening', 500],
        ],
      ),
      says('shops/words/chemist-panels', { free: 'Free' }),
    ],
    'chemist-calls': [
      'calls to the health centre and the ambulance',
      is(() => fieldOf('emergency-contacts', 'name'), ['Campus Health Centre', 'Ambulance']),
    ],
    'stock-zero': [
      'stock 0 disables Add to Cart and Order Now',
      says('shops/words/storefront-page', { outOfStock: 'Out of stock' }),
      tested('src/shops/words/stock.test.ts', 'of %i units it says "%s"'),
    ],
  }),
  ...section('2 §2, 5, 9 e-shop', {
    'shop-texts': [
      'E-Shop, Search products..., Loading shops...',
      is(
        () => [storefrontOf('eShop').title, storefrontOf('eShop').searchPlaceholder, storefrontOf('eShop').loadingText],
        ['E-Shop', 'Search products...', 'Loading shops...'],
      ),
    ],
    'shop-groceries': [
      'a fixed card leads to /groceries',
      tested('tests/component/storefront/shops.test.tsx', 'Groceries is listed when the shops cannot be loaded'),
    ],
    'shop-back': ['Back to Shops', says('shops/words/storefront-page', { backToShops: 'Back to Shops' })],
    'shop-chips': [
      'All, Electronics, Clothing, Beauty, Groceries',
      is(() => labels(storefrontOf('eShop').categories), ['All', 'Electronics', 'Clothing', 'Beauty', 'Groceries']),
    ],
    'shop-defaults': [
      'General, No description available, Unknown Shop',
      says('shops/words/storefront-page', {
        general: 'General',
        noDescription: 'No description available',
      }),
      says('cart/words/categories', { unknownShop: 'Unknown Shop' }),
    ],
    'shop-empty': [
      'No products found matching your criteria.',
      says('shops/words/storefronts', { shopEmpty: 'No products found matching your criteria.' }),
    ],
    'shop-quantity': [
      'from 1 up to the stock',
      is(() => storefronts.eShop.stepper, { min: 1, initial: 1 }),
      tested('tests/component/cart/stock.test.tsx', 'the quantity cannot exceed the stock, whether tapped or typed'),
    ],
    'shop-no-contact': [
      'without a number no order',
      says('shops/words/storefronts', {
        contactMissing: 'Contact Info Missing - Shop contact information is not available',
      }),
      tested(texts, 'a shop without a number takes no orders'),
    ],
    'shop-failures': [
      'Failed to load shops, Failed to load products',
      says('shops/words/storefronts', {
        shopsFailed: 'Failed to load shops',
        productsFailed: 'Failed to load products',
      }),
    ],
    'shop-order': [
      'shops by name, products by name',
      tested('tests/component/storefront/shops.test.tsx', 'shops and their products are listed by name'),
    ],
    'shop-added': [
      '{name} x{qty} added to cart, once per unit',
      says('cart/words/cart-changes', {
        severalAdded: 'Added to Cart',
        severalAddedText: '{name} x{times} added to cart',
      }),
    ],
  }),
  ...section('1 §7, 2 §7 chats', {
    'chat-groceries': [
      'item, unit price, quantity, total, availability and delivery time',
      is(
        () => storefrontOf('food').message({ ...sample, quantity: 2 }),
        'Hello Mama Njeri! I would like to order Ugali.\n\nUnit price: KSh 200\nQuantity: 2\nTotal: KSh 400\n\nPlease confirm availability and delivery time. Thank you!',
      ),
    ],
    'chat-gas': [
      'item and price only',
      is(() => storefrontOf('gas').message(sample), 'Hello Mama Njeri! I would like to order Ugali at KSh 200.'),
    ],
    'chat-laundry': [
      'would like to book … confirm availability',
      is(
        () => storefrontOf('laundry').message(sample),
        'Hello Mama Njeri! I would like to book Ugali (KSh 200). Please confirm availability. Thank you!',
      ),
    ],
    'chat-shop': [
      'product, quantity, total, From: and the shop',
      is(
        () => storefrontOf('eShop').message(sample),
        'Hello! I would like to order:\n\nUgali\nQuantity: 1\nTotal: KSh 200\nFrom: Mama Njeri',
      ),
    ],
    'chat-link': [
      'digits without a plus, text encoded, in a new tab',
      tested('src/kit/rules/phone-links.test.ts', 'wa.me'),
      tested('tests/component/directory/directories.test.tsx', "'target', '_blank'"),
    ],
  }),
]
