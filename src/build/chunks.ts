/**
 * Which module goes into which file. Few, layered files: a phone fetches a worker's files one at a time, and a change
 * in one layer must not rename the files of the others. A higher priority takes a module first.
 */
const inPackages = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})[/.]`)

/** The parts of Mantine that the first screen shows; everything else of it loads with the screen that needs it. */
const shellComponents =
  'UnstyledButton|Button|ActionIcon|Anchor|Badge|Container|Group|Input|InputBase|Loader|Paper|SimpleGrid|Skeleton|Stack|Text|TextInput|Title|InlineInput'

export const chunkGroups = [
  // The loader of chunks must not sit in a chunk that is loaded late.
  { name: 'react', test: /vite\/preload-helper|\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 30 },
  { name: 'router', test: inPackages('@tanstack/[^/]+'), priority: 28 },
  {
    name: 'ui-core',
    test: inPackages(`@mantine/core/esm/(?:core|components/(?:${shellComponents}))`, '@tabler/icons-react/dist/esm/(?:createReactComponent|defaultAttributes|icons/(?:IconSearch|IconBrandWhatsapp|IconStarFilled))', 'clsx', 'zustand'),
    priority: 26,
  },
  { name: 'storage', test: inPackages('dexie', 'dexie-react-hooks', 'valibot'), priority: 24 },
  { name: 'supabase', test: inPackages('@supabase/[^/]+', 'tslib', 'iceberg-js'), priority: 24 },
  { name: 'phone', test: inPackages('libphonenumber-js'), priority: 24 },
  { name: 'ui-lazy', test: inPackages('@mantine/(?:core/esm|notifications/esm|spotlight/esm|store)', 'react-remove-scroll', 'react-transition-group'), priority: 22 },
  // Ours, by when it is needed. A group takes along what its modules import, so what the first screen imports goes first.
  {
    name: 'app-core',
    test: /\/src\/(?:domain\/(?:cart|choice|cart-toast|ids|letter|money|order-message|rental-tabs|search|service-tiles|site|university|(?:directories|storefronts)\/[^/]+)\.|ui\/(?:picture|empty-state|toast|toasts|lazy-part)\.|data\/(?:connectivity|use-catalogue|use-letters|pull\/pull-state)\.|features\/cart\/(?:index|cart-provider)\.)/,
    priority: 19,
  },
  { name: 'data-remote', test: /\/src\/data\/(?:remote|pull\/(?!pull-state))/, priority: 18 },
  { name: 'data-local', test: /\/src\/data\/(?!connectivity|use-|pull|remote)/, priority: 17 },
  {
    name: 'shop',
    test: /\/src\/(?:features\/(?:storefront|cart\/(?!index|cart-provider))|domain\/phone|ui\/(?:chips|facts|phone-button|rating|stepper|screen-header|saved-note|search-box|share-button|use-now))/,
    priority: 10,
  },
  { name: 'people', test: /\/src\/(?:features\/(?:directory|roommates)|domain\/(?:roommates|listing-draft))/, priority: 9 },
  { name: 'carousel', test: inPackages('@mantine/carousel', 'embla-carousel[^/]*'), priority: 20 },
]
