import type { CatalogueName } from '@/store/catalogue-schemas'
import { inquiryMessage } from '@/housing/words/rental'
import { rentalTabs } from '@/housing/words/rental-tabs'
import { connectMessage, respondMessage } from '@/roommates/words/roommates'
import { site } from '@/kit/rules/site'
import { shownDirectories } from '@/directory/words/registry'
import { serviceProvidersTexts } from '@/directory/words/service-providers'
import { bookingMessage } from '@/shops/words/order-messages'
import { shownStorefronts } from '@/shops/words/registry'
import { catalogue, chatLink, drivers, providers, rentals, storefront, type List } from './listed.ts'

export type Declaration = {
  list: List
  /** The catalogue file whose entries must all be in the list. */
  file?: CatalogueName
  count: number
  /** The declaration, and the properties that it must have. */
  settings?: readonly [declared: object, specified: object]
  /** The declared chips or tabs, and their required values and labels. */
  chips?: readonly [declared: readonly { value: string; label: string }[], specified: string]
  /** The lowest and the highest price, if anything has a price. */
  prices?: readonly [number, number]
  /** Required prices by entry name, in ascending order. */
  figures?: Readonly<Record<string, readonly number[]>>
  /** Number of entries without a phone number. */
  unreachable?: number
  /** One example chat: the entry, its phone number and the exact text. */
  chat?: readonly [about: string, to: string, text: string]
}

const order = (provider: string, name: string, price: string, total: string, request: string) =>
  `Hello ${provider}! I would like to order ${name}.\n\nUnit price: ${price}\nQuantity: 2\nTotal: ${total}\n\nPlease confirm availability${request} Thank you!`

/** Everything that the public screens list. Add a new storefront, directory or catalogue here. */
export const declarations: Readonly<Record<string, Declaration>> = {
  Groceries: {
    list: storefront('groceries'),
    count: 44,
    settings: [
      shownStorefronts.groceries,
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
      shownStorefronts.groceries.categories,
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
      shownStorefronts.food,
      {
        title: 'Food Delivery',
        stepper: { min: 0, initial: 1 },
        cartCategory: 'Food Delivery',
        orderLabel: 'Order Now',
        emptyText: 'No food items found matching your search.',
      },
    ],
    chips: [
      shownStorefronts.food.categories,
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
      shownStorefronts.gas,
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
      shownStorefronts.laundry,
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
    settings: [shownStorefronts.salon, { title: 'Salon & Beauty', inCart: false }],
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
    settings: [shownStorefronts.errands, { title: 'Errand Services', viewCart: true, above: 'errand-hours' }],
    chips: [
      shownStorefronts.errands.categories,
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
      shownStorefronts.eShop,
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
      shownStorefronts.eShop.categories,
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
      shownStorefronts.chemist,
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
      shownStorefronts.chemist.categories,
      'all (All), pain-relief (Pain Relief), antibiotics (Antibiotics), vitamins (Vitamins), cold-flu (Cold & Flu), digestion (Digestion), contraceptive (Contraceptive)',
    ],
    prices: [10, 5000],
    chat: [
      'Hedex (10 tablets)',
      '254700000001',
      'Hello! I would like to order Hedex (10 tablets).\n\nUnit price: KSh 60\nQuantity: 2\nTotal: KSh 120\n\nPlease confirm availability, and tell me if you need to see a prescription. Thank you!',
    ],
  },
  'Pharmacy services': {
    list: catalogue('pharmacy-services', (service) => ({
      ...service,
      images: [service.image],
      chat: chatLink(site.supportPhone, bookingMessage({ ...service, quantity: 1, provider: '' })),
    })),
    file: 'pharmacy-services',
    count: 4,
    prices: [0, 500],
    figures: {
      'Prescription Consultation': [0],
      'Blood Pressure Check': [100],
      'Temperature Check': [50],
      'Health Screening': [500],
    },
    chat: [
      'Health Screening',
      '254700000001',
      'Hello! I would like to book Health Screening (KSh 500). Please confirm availability. Thank you!',
    ],
  },
  'Emergency contacts': {
    list: catalogue('emergency-contacts', ({ name, phone, image }) => ({ name, phones: [phone], images: [image] })),
    file: 'emergency-contacts',
    count: 2,
  },
  'Transport Services': {
    list: drivers,
    file: 'drivers',
    count: 8,
    settings: [shownDirectories.transport, { title: 'Transport Services', chat: null }],
    chips: [shownDirectories.transport.categories, 'all (All), boda-boda (Boda Boda), tuk-tuk (Tuk Tuk)'],
  },
  'Get Cheap Services': {
    list: providers(serviceProvidersTexts.chat.message),
    count: 26,
    settings: [
      shownDirectories.serviceProviders,
      {
        title: 'Get Cheap Services',
        searchPlaceholder: 'Search service providers...',
        loadingText: 'Loading service providers...',
        emptyText: 'No service providers found matching your search.',
        backLabel: 'Back to Home',
        callLabel: 'Contact',
        chat: { label: 'WhatsApp' },
      },
    ],
    chips: [
      shownDirectories.serviceProviders.categories,
      'all (All Services), mamafua (Laundry), fundi (Technician), poshomill (Mill Services), salon (Beauty & Salon), wifi (WiFi Installation), photography (Photography), bakery (Bakery), cleaning (Cleaning)',
    ],
    chat: [
      'Mama Kadzo',
      '254700000014',
      'Hello Mama Kadzo! I would like to ask about your services: Bedding, blankets and curtains. Are you available?',
    ],
  },
  'Rental Booking': {
    list: rentals(inquiryMessage),
    count: 21,
    chips: [
      rentalTabs,
      'all (All), bedsitter (Bedsitter), hostel (Hostel), 1bedroom (1 Bedroom), 2bedroom (2 Bedroom), airbnb (Airbnb)',
    ],
    prices: [2000, 100_000],
    chat: [
      'Quiet Bedsitter, Tudor Four',
      '254700000040',
      'Hello! I am interested in the listing "Quiet Bedsitter, Tudor Four" at KSh 8,500 per month in Tudor Four. Is it still available? Thank you!',
    ],
  },
  'Clinics for young people': { list: catalogue('clinics', ({ name }) => ({ name })), file: 'clinics', count: 2 },
  'The map of the rooms': { list: catalogue('area', ({ name }) => ({ name })), file: 'area', count: 39 },
  'Roommate Finder': {
    list: catalogue('roommates', (entry) => ({
      name: entry.kind === 'listing' ? entry.name : entry.title,
      phones: [entry.contact],
      chat: chatLink(entry.contact, entry.kind === 'listing' ? connectMessage(entry) : respondMessage(entry)),
    })),
    file: 'roommates',
    count: 6 + 5,
    chat: [
      'Joy M.',
      '254700000121',
      'Hello Joy M.! I saw your roommate listing on Comrade (Tudor, KSh 5,000 a month) and would like to connect about it. Is the place still free?',
    ],
  },
  Bundles: {
    list: catalogue('bundles', ({ name, image, whatsapp }) => ({ name, images: [image], phones: [whatsapp] })),
    file: 'bundles',
    count: 1,
  },
  'Special Offers': {
    list: catalogue('promotions', ({ title, image }) => ({ name: title, images: [image] })),
    file: 'promotions',
    count: 2,
  },
  Announcements: {
    list: catalogue('announcements', ({ title }) => ({ name: title })),
    file: 'announcements',
    count: 10,
  },
  Events: {
    list: catalogue('events', ({ title, image }) => ({ name: title, images: [image] })),
    file: 'events',
    count: 10,
  },
  'Campus services': {
    list: catalogue('campus-services', ({ name, image, phone }) => ({ name, images: [image], phones: [phone] })),
    file: 'campus-services',
    count: 9,
  },
}
