import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emptyDay, type DayLog } from '@/health/cycle/rules/log'
import { DayForm } from '@/health/cycle/day-form'
import { renderThemed } from '../render'
import { today } from './tracker'

test('a note is shown as saved once it is stored, not when its field loses focus', async () => {
  let store = () => {}
  const stored = new Promise<void>((resolve) => (store = resolve))
  function Log() {
    const [day, setDay] = useState<DayLog>(emptyDay(today))
    const save = async (_date: string, edits: Partial<DayLog>) => {
      await stored
      setDay({ ...day, ...edits })
    }
    return <DayForm day={day} isFilledIn={false} days={[]} today={today} flows={[]} premium={false} onSave={save} />
  }
  const screen = await renderThemed(<Log />)
  await userEvent.fill(screen.getByLabelText('Notes'), 'Exam today')
  await userEvent.tab()
  await expect.element(screen.getByText('Not saved yet')).toBeVisible()
  store()
  await expect.element(screen.getByText('Each tap is saved at once.')).toBeVisible()
})
