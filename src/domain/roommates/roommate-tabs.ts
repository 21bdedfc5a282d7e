import type { Choices } from '../shared/choice'

export const roommateTabs = [
  { value: 'find', label: 'Find Roommate' },
  { value: 'requests', label: 'Room Requests' },
  { value: 'post', label: 'Post Listing' },
  { value: 'safety', label: 'Safety Tips' },
] as const satisfies Choices

export type RoommateTab = (typeof roommateTabs)[number]['value']
