type ServiceTile = {
  readonly link: `/${string}`
  readonly image: string
  readonly tint: 'lagoon' | 'mango' | 'coral'
}

export const serviceTiles = [
  { link: '/food-delivery', image: '/pictures/home.svg#tile-food', tint: 'mango' },
  { link: '/gas-delivery', image: '/pictures/home.svg#tile-gas', tint: 'coral' },
  { link: '/laundry-services', image: '/pictures/home.svg#tile-laundry', tint: 'lagoon' },
  { link: '/salon-beauty', image: '/pictures/home.svg#tile-salon', tint: 'coral' },
  { link: '/roommate-finder', image: '/pictures/home.svg#tile-roommate', tint: 'lagoon' },
  { link: '/rental-booking', image: '/pictures/home.svg#tile-rental', tint: 'mango' },
  { link: '/marketplace', image: '/pictures/home.svg#tile-marketplace', tint: 'mango' },
  { link: '/chemist', image: '/pictures/home.svg#tile-chemist', tint: 'coral' },
  { link: '/my-university', image: '/pictures/home.svg#tile-university', tint: 'lagoon' },
  { link: '/tum-gossip', image: '/pictures/home.svg#tile-gossip', tint: 'coral' },
  { link: '/transport-services', image: '/pictures/home.svg#tile-transport', tint: 'mango' },
  { link: '/e-shop', image: '/pictures/home.svg#tile-eshop', tint: 'lagoon' },
  { link: '/errand-services', image: '/pictures/home.svg#tile-errands', tint: 'mango' },
  { link: '/service-providers', image: '/pictures/home.svg#tile-services', tint: 'lagoon' },
] as const satisfies readonly ServiceTile[]

/** Tiles of the health section, shown above the articles. */
export const healthTiles = [
  { link: '/bloom-period-tracker', image: '/pictures/home.svg#tile-cycle', tint: 'coral' },
  { link: '/period-tracker', image: '/pictures/home.svg#pregnancy', tint: 'mango' },
] as const satisfies readonly ServiceTile[]
