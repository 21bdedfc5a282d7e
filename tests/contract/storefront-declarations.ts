import { storefrontOf } from '@/shops/words/storefronts'
import type { Declaration } from './declaration.ts'
import { storefront } from './listed.ts'

const order = (provider: string, name: string, price: string, total: string, request: string) =>
  `Hello ${provider}! I would like to order ${name}.\n\nUnit price: ${price}\nQuantity: 2\nTotal: ${total}\n\nPlease confirm availability${request} Thank you!`

/** What the storefronts list. Add a new storefront here. */
export const storefrontDeclarations: Readonly<Record<string, Declaration>> = {
  Groceries: {
    list: storefront('groceries'),
    count: 44,
    settings: [
      storefrontOf('groceries'),
      {
        title: 'Groceries',
        stepper: { min: 0, initial: 1 },
        cartCategory: 'Groceries',
        orderLabel: 'Order Now',
        back: 'history',
        loadingText: 'Loading groceries...',
        emptyText: 'No grocery items found matching your search.',
        failureTexts: null,
      },
    ],
    chips: [
      storefrontOf('groceries').categories,
      'all (All), produce (Fresh Produce), dairy (Dairy Products), meat (Meat & Fish)',
    ],
    prices: [10, 1200],
    chat: [
      'Sukuma Wiki (bunch)',
      '254700000012',
      order('Mama Njeri Fresh, Tudor', 'Sukuma Wiki (bunch)', 'KSh 20', 'KSh 40', ' and delivery time.'),
    ],
  },
  'Food Delivery': {
    list: storefront('food'),
    file: 'food',
    count: 12,
    settings: [
      storefrontOf('food'),
      {
        title: 'Food Delivery',
        stepper: { min: 0, initial: 1 },
        cartCategory: 'Food Delivery',
        orderLabel: 'Order Now',
        emptyText: 'No food items found matching your search.',
      },
    ],
    chips: [
      storefrontOf('food').categories,
      'all (All), local (Local Kenyan), fastfood (Fast Food), healthy (Healthy)',
    ],
    prices: [80, 300],
    chat: [
      'Beef Pilau',
      '254700000086',
      order('Swahili Plates, Ganjoni', 'Beef Pilau', 'KSh 230', 'KSh 460', ' and delivery time.'),
    ],
  },
  'Gas Delivery': {
    list: storefront('gas'),
    file: 'gas',
    count: 3 + 9,
    settings: [
      storefrontOf('gas'),
      { title: 'Gas Delivery', cartCategory: 'Gas Services', viewCart: true, back: 'home', backLabel: 'Back to Home' },
    ],
    prices: [800, 3500],
    figures: {
      '6kg Gas Refill': [1150, 1200, 1250],
      '13kg Gas Refill': [2300, 2350, 2400],
      'New 6kg Cylinder with Gas': [3500],
      'Stove Installation': [1500],
      'Leak Detection': [800],
    },
    chat: [
      'Leak Detection',
      '254700000093',
      'Hello Bahari Gas Express, Nyali! I would like to order Leak Detection at KSh 800.',
    ],
  },
  'Laundry Services': {
    list: storefront('laundry'),
    file: 'laundry',
    count: 3 + 19,
    settings: [
      storefrontOf('laundry'),
      {
        title: 'Laundry Services',
        cartCategory: 'Laundry Services',
        viewCart: true,
        back: 'home',
        backLabel: 'Back to Home',
      },
    ],
    prices: [40, 1700],
    figures: {
      'Washing per Kg': [100],
      Shirt: [40],
      'T-shirt': [40],
      Trouser: [40],
      Dress: [60],
      Towel: [90],
      Jeans: [90],
      Bedsheets: [140],
      Jacket: [140],
      Suit: [190],
      Curtains: [190],
      'Fleece Blanket': [290],
      'Graduation Gown': [590],
      'Monthly Student Package': [1500],
      'Monthly Non-student Package': [1700],
      'Shoe Cleaning': [100],
      'Big Basket': [800],
      'Small Basket': [450],
      'Ironing per Piece': [70],
    },
    chat: [
      'Graduation Gown',
      '254700000094',
      'Hello Safi Laundry, Tudor! I would like to book Graduation Gown (KSh 590). Please confirm availability. Thank you!',
    ],
  },
  'Salon & Beauty': {
    list: storefront('salon'),
    file: 'salon',
    count: 3 + 14,
    settings: [storefrontOf('salon'), { title: 'Salon & Beauty', inCart: false }],
    prices: [100, 1500],
    chat: [
      'Knotless Braids',
      '254700000097',
      'Hello Zuri Hair Studio! I would like to book Knotless Braids (KSh 1,500). Please confirm availability. Thank you!',
    ],
  },
  'Errand Services': {
    list: storefront('errands'),
    file: 'errands',
    count: 5 + 28,
    settings: [storefrontOf('errands'), { title: 'Errand Services', viewCart: true, above: 'errand-hours' }],
    chips: [
      storefrontOf('errands').categories,
      'postoffice (Post Office), helb (HELB), cyber (Cyber), necessary (Necessary)',
    ],
    prices: [10, 1200],
    figures: { 'CV/Resume Design': [150], 'KRA services': [50] },
    chat: [
      'CV/Resume Design',
      '254700000174',
      'Hello Ganjoni Online Services! I would like help with CV/Resume Design (KSh 150). Please confirm when you can do it. Thank you!',
    ],
  },
  'E-Shop': {
    list: storefront('eShop'),
    count: 6 + 60,
    settings: [
      storefrontOf('eShop'),
      {
        title: 'E-Shop',
        stepper: { min: 1, initial: 1 },
        searchPlaceholder: 'Search products...',
        loadingText: 'Loading shops...',
        emptyText: 'No products found matching your criteria.',
        failureTexts: { all: 'Failed to load shops', products: 'Failed to load products' },
        missingContactText: 'Contact Info Missing - Shop contact information is not available',
      },
    ],
    chips: [
      storefrontOf('eShop').categories,
      'all (All), electronics (Electronics), clothing (Clothing), beauty (Beauty), groceries (Groceries)',
    ],
    prices: [20, 50_000],
    // The products of the stationers, the shop without a number.
    unreachable: 3,
    chat: [
      'Kabambe Feature Phone',
      '254700000007',
      'Hello! I would like to order:\n\nKabambe Feature Phone\nQuantity: 2\nTotal: KSh 3,000\nFrom: Coast Gadgets Hub',
    ],
  },
  Chemist: {
    list: storefront('chemist'),
    count: 42,
    settings: [
      storefrontOf('chemist'),
      {
        title: 'Chemist',
        loadingText: 'Loading medicines...',
        back: 'history',
        backLabel: 'Back to Home',
        failureTexts: null,
        tabs: [{ label: 'Medications' }, { label: 'Services' }, { label: 'Emergency' }],
      },
    ],
    chips: [
      storefrontOf('chemist').categories,
      'all (All), pain-relief (Pain Relief), antibiotics (Antibiotics), vitamins (Vitamins), cold-flu (Cold & Flu), digestion (Digestion), contraceptive (Contraceptive)',
    ],
    prices: [10, 5000],
    chat: [
      'Hedex (10 tablets)',
      '254700000001',
      'Hello! I would like to order Hedex (10 tablets).\n\nUnit price: KSh 60\nQuantity: 2\nTotal: KSh 120\n\nPlease confirm availability, and tell me if you need to see a prescription. Thank you!',
    ],
  },
}
