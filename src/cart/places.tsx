// Chunk: orders

import { ActionIcon, Button, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { useDraft } from '@/store/use-draft'
import { deliveryLimits } from '@/cart/rules/delivery'
import { privacy } from '#words/cart/delivery'
import * as messages from '#words/cart/places'
import { showToast } from '@/kit/feedback/toast'
import { choosePlace, forgetPlace, useDelivery } from './delivery'
import classes from './places.module.css'

/** The known delivery places. The cart offers them as chips. */
export function Places() {
  const delivery = useDelivery()
  const {
    values: { typed },
    change,
    clear,
  } = useDraft('place', { typed: '' })
  if (delivery === null) return null
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '' && (await choosePlace(typed))) clear()
  }
  const forget = async (place: string) => {
    if (!(await forgetPlace(place))) return
    showToast({
      title: messages.removed,
      description: place,
      action: { label: messages.undo, onClick: () => void choosePlace(place) },
    })
  }
  return (
    <>
      <Text size="sm" c="var(--ink-soft)">
        {privacy}
      </Text>
      {delivery.places.length > 0 && (
        <ul className={classes.places} aria-label={messages.yourPlaces}>
          {delivery.places.map((place) => (
            <li key={place} className={classes.place}>
              <span className={classes.name}>{place}</span>
              <ActionIcon c="var(--danger)" aria-label={messages.remove({ place })} onClick={() => void forget(place)}>
                <IconTrash size={20} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <form className={classes.add} onSubmit={(event) => void add(event)}>
        <TextInput
          className={classes.input}
          label={messages.anotherPlace}
          placeholder={messages.samplePlace}
          maxLength={deliveryLimits.place}
          value={typed}
          onChange={({ currentTarget }) => change({ typed: currentTarget.value })}
        />
        <Button type="submit" variant="default">
          {messages.add}
        </Button>
      </form>
    </>
  )
}
