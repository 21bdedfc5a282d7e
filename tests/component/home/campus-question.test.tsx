import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readCampus } from '@/store/campus'
import { chosenCampusKey, isCampusChosen, storedCampus, storeChosenCampus } from '@/store/chosen-campus'
import { deviceDb } from '@/store/db'
import { defaultCampus } from '@/kit/rules/campus'
import { CampusButton, CampusQuestion } from '@/campus/campus-choice'
import { HomePage } from '@/app/home'
import { expectAccessible } from '../accessibility'
import { emptyDevice, saveRows } from '../device'
import { campus } from '../pages/rows'
import { renderRouted } from '../render'

const { reloadPage } = vi.hoisted(() => ({ reloadPage: vi.fn<() => void>() }))
vi.mock('@/kit/platform/reload-page', async (load) => ({ ...(await load<object>()), reloadPage }))

beforeEach(() => page.viewport(360, 740))
afterEach(async () => {
  localStorage.removeItem(chosenCampusKey)
  delete document.documentElement.dataset['campusChosen']
  reloadPage.mockClear()
  await emptyDevice()
})

const openHome = async () => {
  const screen = await renderRouted(<HomePage campus={<CampusButton />} question={<CampusQuestion />} />)
  const question = screen.getByRole('region', { name: 'Which campus are you at?' })
  return {
    screen,
    question,
    named: screen.getByRole('button', { name: 'For students of Technical University of Mombasa' }),
  }
}

test('a first visit is asked above the services, the specified campus first', async () => {
  const { screen, question } = await openHome()
  const answers = question.getByRole('button').elements()
  expect(answers.map(({ textContent }) => textContent)).toEqual(['TUM, Mombasa', 'UoN, Nairobi', 'Other'])
  const top = (element: Element) => element.getBoundingClientRect().top
  expect(top(question.element())).toBeLessThan(top(screen.getByRole('searchbox').element()))
  expect(new Set(answers.map(top)).size, 'rows of buttons').toBe(1)
  await expectAccessible()
})

test('one tap on the campus that is shown is an answer, for ever, without a reload', async () => {
  const { screen, question, named } = await openHome()
  await question.getByRole('button', { name: 'TUM, Mombasa' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(named).toHaveFocus()
  await expect.poll(() => deviceDb().device.get('campus')).toEqual({ key: 'campus', value: 'tum' })
  expect(storedCampus()).toEqual(defaultCampus)
  expect(reloadPage).not.toHaveBeenCalled()
  await screen.unmount()
  const again = await openHome()
  await expect.element(again.named).toBeVisible()
  await expect.element(again.question).not.toBeInTheDocument()
})

test('another campus is chosen with the keyboard, and the page loads again', async () => {
  const { question } = await openHome()
  question.getByRole('button', { name: 'TUM, Mombasa' }).element().focus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(() => reloadPage.mock.calls).toHaveLength(1)
  expect(storedCampus()).toMatchObject({ slug: 'uon', name: 'University of Nairobi' })
  expect(await readCampus(deviceDb())).toBe('uon')
})

test('who has chosen is not asked', async () => {
  storeChosenCampus(defaultCampus)
  const { question, named } = await openHome()
  await expect.element(named).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
})

test('who has chosen does not see the question of the prerendered page', async () => {
  const { question } = await openHome()
  const shown = question.element()
  expect(shown.checkVisibility()).toBe(true)
  document.documentElement.dataset['campusChosen'] = ''
  expect(shown.checkVisibility()).toBe(false)
})

test('Other leads to all campuses, where the one that is shown is an answer, too', async () => {
  await saveRows('campuses', [
    campus('tum', { name: defaultCampus.name, town: 'Mombasa' }),
    campus('uon'),
    campus('ku', { town: 'Kahawa' }),
  ])
  const { screen, question } = await openHome()
  await question.getByRole('button', { name: 'Other' }).click()
  const campuses = screen.getByRole('dialog', { name: 'Your campus' }).getByRole('listitem')
  await expect.poll(() => campuses.elements()).toHaveLength(3)
  await campuses.getByRole('button', { name: `${defaultCampus.name} TUM, Mombasa` }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(isCampusChosen()).toBe(true)
  expect(reloadPage).not.toHaveBeenCalled()
})

test('where nothing can be stored, an answer ends the question of this page', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  const { question } = await openHome()
  await question.getByRole('button', { name: 'TUM, Mombasa' }).click()
  await expect.element(question).not.toBeInTheDocument()
  setItem.mockRestore()
})
