/**
 * Which module goes into which file. Few, layered files: a phone fetches a worker's files one at a time, and a change
 * in one layer must not rename the files of the others. A higher priority takes a module first.
 */
const inPackages = (...names: string[]) =>
  new RegExp(`node_modules[\\\\/](?:${names.map((name) => name.replace('/', '[\\\\/]')).join('|')})[\\\\/]`)

const lazyMantine =
  /@mantine[\\/]core[\\/]esm[\\/]components[\\/](?:Modal|ModalBase|Overlay|CloseButton|Notification|Transition|Portal|Popover|Combobox|ScrollArea|FocusTrap|RemoveScroll)/

export const chunkGroups = [
  { name: 'react', test: inPackages('react', 'react-dom', 'scheduler'), priority: 30 },
  { name: 'router', test: inPackages('@tanstack'), priority: 20 },
  { name: 'storage', test: inPackages('dexie', 'dexie-react-hooks', 'valibot'), priority: 20 },
  { name: 'supabase', test: inPackages('@supabase', 'tslib', 'iceberg-js'), priority: 20 },
  { name: 'phone', test: inPackages('libphonenumber-js'), priority: 20 },
  { name: 'carousel', test: inPackages('@mantine/carousel', 'embla-carousel', 'embla-carousel-react', 'embla-carousel-autoplay'), priority: 20 },
] as const
