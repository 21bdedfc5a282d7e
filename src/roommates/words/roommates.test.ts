import { describe, expect, it } from 'vitest'
import { listing, request } from '#support/roommates/roommate-samples'
import { connectMessage, helpMessage, respondMessage } from './roommates'
import { roommateTabs } from './roommate-tabs'

it('the Roommate Finder has four tabs', () => {
  expect(roommateTabs.map((tab) => tab.label)).toEqual([
    'Find Roommate',
    'Room Requests',
    'Post Listing',
    'Safety Tips',
  ])
})

describe('the chat messages', () => {
  it('connect about a listing', () => {
    expect(connectMessage(listing)).toBe(
      'Hello Joy M.! I saw your roommate listing on Comrade (Tudor, KSh 5,000 a month) and would like to connect about it. Is the place still free?',
    )
  })

  it('respond to a request', () => {
    expect(respondMessage(request)).toBe(
      'Hello! I am responding to your room request on Comrade: "Bedsitter to Share" (Nyali, KSh 4,000 - 6,000). Are you still looking?',
    )
  })

  it('ask the team for help', () => {
    expect(helpMessage).toBe('Hello Comrade! I need help with finding a roommate.')
  })
})
