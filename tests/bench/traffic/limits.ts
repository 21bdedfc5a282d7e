import type { Limits } from '../../../build/size/limits.ts'

/**
 * Limits for the requests and downloads of a phone: compressed rows and response headers, without pictures and the
 * app's files.
 */
export const trafficLimits = {
  firstVisit: { what: 'first visit, until feed and market can be read', unit: 'kB', aim: 60, cap: 100 },
  firstVisitRequests: { what: 'first visit: requests until then', unit: '', aim: 1, cap: 2 },
  quietVisitRequests: { what: 'a visit with nothing new: requests', unit: '', aim: 1, cap: 1 },
  quietVisit: { what: 'a visit with nothing new', unit: 'B', aim: 300, cap: 600 },
  newsRequests: { what: 'a visit with news on three tables: requests for rows', unit: '', aim: 1, cap: 2 },
  like: { what: 'a like, sent: requests', unit: '', aim: 1, cap: 1 },
  post: { what: 'a post, sent: requests', unit: '', aim: 1, cap: 1 },
  edit: { what: 'an edit, sent: requests', unit: '', aim: 1, cap: 1 },
  day: { what: 'a day of four visits', unit: 'kB', aim: 30, cap: 50 },
  country: { what: 'the same with other campuses on the server', unit: 'times', aim: 1, cap: 1.1 },
  stored: { what: 'rows on the phone after all that', unit: '', cap: 2000 },
  quietMinute: { what: 'a quiet minute with the app open', unit: 'kB', aim: 1, cap: 1 },
  friend: { what: 'until a new listing is on the screen, app open', unit: 'ms', aim: 5000, cap: 15_000 },
  gossipLink: {
    what: 'first content by a link, 480 kbit/s, 300 ms, 3 × slower: /tum-gossip',
    unit: 'ms',
    aim: 5000,
    cap: 6000,
  },
  marketLink: { what: 'the same: /marketplace', unit: 'ms', aim: 5000, cap: 6000 },
  groceriesLink: { what: 'the same: /groceries', unit: 'ms', aim: 5000, cap: 6000 },
  // On two otherwise idle cores. Most of the time is the download of the app's files: about 230 kB at 60 kB per second.
  gossipUse: { what: 'until the app itself shows it: /tum-gossip', unit: 'ms', aim: 6000, cap: 8500 },
  marketUse: { what: 'the same: /marketplace', unit: 'ms', aim: 6000, cap: 8500 },
  groceriesUse: { what: 'the same: /groceries', unit: 'ms', aim: 6000, cap: 8500 },
} as const satisfies Limits
