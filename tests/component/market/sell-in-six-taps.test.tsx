import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { userDb } from '@/store/user-db'
import { saveRows } from '../device'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'
import { signedIn } from '../signed-in'
import { countTaps, setTextSize, textSizes } from '../taps'
import { addPhotos, card, dialog } from './market'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))
vi.mock('@/store/sync/outbox/wait-for-outcome', () => ({ waitForOutcome: async () => 'sent' }))

test.for(textSizes)(
  'an item with a photo is listed from Home with six taps and the typing, with text of %i %%',
  async (textSize) => {
    setTextSize(textSize)
    const { id } = signedIn()
    await userDb(id).replica('profiles').put({
      id,
      rev: 1,
      full_name: 'Amina Juma',
      email: null,
      phone: '+254700000012',
      university: null,
      course: null,
      year_of_study: 1,
      campus: null,
      role: 'user',
    })
    await saveRows('items', [])
    await renderScreens(screensOf('home', 'marketplace'), '/')
    const { tap, tapElsewhere, taps } = countTaps()
    await tap(page.getByRole('list', { name: 'Services' }).getByRole('link', { name: /^Marketplace/ }))
    await tap(page.getByRole('button', { name: 'Sell Item' }))
    const form = dialog('List Item for Sale')
    await expect.element(form.getByRole('button', { name: 'Add photos' })).toBeVisible()
    // This tap opens the phone’s camera or gallery, which a test cannot do.
    tapElsewhere()
    await addPhotos('one.gif')
    await expect.element(form.getByRole('img', { name: 'Photo 1' })).toBeVisible()
    await tap(form.getByRole('textbox', { name: 'Title' }))
    await userEvent.keyboard('Kettle')
    await tap(form.getByRole('textbox', { name: 'Price (KSh)' }))
    await userEvent.keyboard('900')
    await tap(form.getByRole('button', { name: 'List Item' }))
    await expect.element(card('Kettle')).toMatchTextContent(/KSh 900/)
    expect(taps()).toBe(6)
  },
)
