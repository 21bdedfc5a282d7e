import { useState } from 'react'
import { expect, test } from 'vitest'
import { Stepper } from '@/kit/form/stepper'
import { renderThemed } from '../render'

function CountingStepper({ min, max }: { min: number; max?: number }) {
  const [value, setValue] = useState(min)
  return <Stepper label="Tomatoes" value={value} min={min} {...(max !== undefined && { max })} onChange={setValue} />
}

test('counts up and down, and announces the count', async () => {
  const screen = await renderThemed(<CountingStepper min={0} />)
  await screen.getByRole('button', { name: 'More Tomatoes' }).click()
  await screen.getByRole('button', { name: 'More Tomatoes' }).click()
  await expect.element(screen.getByRole('status').first()).toHaveTextContent('2')
  await screen.getByRole('button', { name: 'Less Tomatoes' }).click()
  await expect.element(screen.getByRole('group', { name: 'Quantity of Tomatoes' })).toHaveTextContent('1')
})

test('stops at its bounds', async () => {
  const screen = await renderThemed(<CountingStepper min={1} max={2} />)
  await expect.element(screen.getByRole('button', { name: 'Less Tomatoes' })).toBeDisabled()
  await screen.getByRole('button', { name: 'More Tomatoes' }).click()
  await expect.element(screen.getByRole('button', { name: 'More Tomatoes' })).toBeDisabled()
})
