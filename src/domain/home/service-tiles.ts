export type ServiceTile = {
  readonly title: string
  readonly description: string
  readonly image: string
  readonly tint: 'lagoon' | 'mango' | 'coral'
  readonly link: `/${string}`
}

export const serviceTiles = [
  {
    title: 'Food Delivery',
    description: 'Hot meals from kitchens around campus',
    image: '/pictures/home.svg#tile-food',
    tint: 'mango',
    link: '/food-delivery',
  },
  {
    title: 'Gas Delivery',
    description: 'Refills and new cylinders, brought and fitted',
    image: '/pictures/home.svg#tile-gas',
    tint: 'coral',
    link: '/gas-delivery',
  },
  {
    title: 'Laundry Services',
    description: 'Washing by kilo, piece or month',
    image: '/pictures/home.svg#tile-laundry',
    tint: 'lagoon',
    link: '/laundry-services',
  },
  {
    title: 'Salon & Beauty',
    description: 'Braids, cuts, nails and make-up',
    image: '/pictures/home.svg#tile-salon',
    tint: 'coral',
    link: '/salon-beauty',
  },
  {
    title: 'Roommate Finder',
    description: 'Someone to share the rent with',
    image: '/pictures/home.svg#tile-roommate',
    tint: 'lagoon',
    link: '/roommate-finder',
  },
  {
    title: 'Rental Booking',
    description: 'Bedsitters, hostels and flats near campus',
    image: '/pictures/home.svg#tile-rental',
    tint: 'mango',
    link: '/rental-booking',
  },
  {
    title: 'Marketplace',
    description: 'Buy and sell among students',
    image: '/pictures/home.svg#tile-marketplace',
    tint: 'mango',
    link: '/marketplace',
  },
  {
    title: 'Chemist',
    description: 'Medicines, health checks and emergency numbers',
    image: '/pictures/home.svg#tile-chemist',
    tint: 'coral',
    link: '/chemist',
  },
  {
    title: 'My University',
    description: 'News, events, services and portals',
    image: '/pictures/home.svg#tile-university',
    tint: 'lagoon',
    link: '/my-university',
  },
  {
    title: 'TUM Gossip',
    description: 'What campus whispers, without names',
    image: '/pictures/home.svg#tile-gossip',
    tint: 'coral',
    link: '/tum-gossip',
  },
  {
    title: 'Transport Services',
    description: 'Boda Boda and Tuk Tuk rides',
    image: '/pictures/home.svg#tile-transport',
    tint: 'mango',
    link: '/transport-services',
  },
  {
    title: 'E-Shop',
    description: 'Cooking oils, sugar, flour',
    image: '/pictures/home.svg#tile-eshop',
    tint: 'lagoon',
    link: '/e-shop',
  },
  {
    title: 'Errand Services',
    description: 'Post office, HELB, cyber and the queue you skip',
    image: '/pictures/home.svg#tile-errands',
    tint: 'mango',
    link: '/errand-services',
  },
  {
    title: 'Get Cheap Services',
    description: 'Mama fua, fundis, Wi-Fi, photos and more',
    image: '/pictures/home.svg#tile-services',
    tint: 'lagoon',
    link: '/service-providers',
  },
] as const satisfies readonly ServiceTile[]

/** Tiles of the health section, shown above the articles. */
export const healthTiles = [
  {
    title: 'Cycle Tracker',
    description: 'Log, predict and understand your cycle. It never leaves your phone.',
    image: '/pictures/home.svg#tile-cycle',
    tint: 'coral',
    link: '/bloom-period-tracker',
  },
  {
    title: 'Period & Pregnancy',
    description: 'A calendar, your history and, if you wish, pregnancy mode.',
    image: '/pictures/home.svg#pregnancy',
    tint: 'mango',
    link: '/period-tracker',
  },
] as const satisfies readonly ServiceTile[]
