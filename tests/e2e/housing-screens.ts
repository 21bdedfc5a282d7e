import { button, heading, itemsOfList, press, text } from './locators.ts'
import type { Screen } from './screen.ts'

export const housingScreens: Readonly<Record<string, Screen>> = {
  '/roommate-finder': {
    title: 'Roommate Finder',
    heading: 'Roommate Finder',
    shows: itemsOfList('Roommate listings'),
    states: {
      requests: { query: '?tab=requests', shows: itemsOfList('Room requests') },
      'nothing found': {
        query: '?tab=requests&q=submarine',
        shows: text('No room requests found matching your search.'),
      },
      'post a listing': { query: '?tab=post', shows: heading('Post Your Listing') },
      'safety tips': { query: '?tab=safety', shows: heading('Stay Safe') },
    },
  },
  '/rental-booking': {
    title: 'Student Accommodation',
    heading: 'Student Accommodation',
    shows: itemsOfList('Rentals'),
    states: {
      'a tab': {
        query: '?category=bedsitter',
        shows: (page) => page.getByRole('tabpanel', { name: 'Bedsitter' }).getByRole('listitem'),
      },
      photos: {
        open: press(button('View Photos: Modern Bedsitter near TUM')),
        shows: (page) => page.getByRole('dialog').getByText('1 of 4', { exact: true }),
      },
      filters: { open: press(button('Filters')), shows: button(/^Show \d+ rooms$/) },
      'filters in use': { query: '?max=8000&walk=15&with=Water', shows: itemsOfList('Filters in use') },
      'the map': { query: '?map=true', shows: itemsOfList('Rooms on the map') },
      'two rooms compared': {
        query: '?compare=4e47a100-0000-4000-8000-000000000001,4e47a100-0000-4000-8000-000000000014&sheet=compare',
        shows: (page) => page.getByRole('dialog', { name: 'Side by side' }).getByRole('row', { name: /^Deposit/ }),
      },
    },
  },
}
