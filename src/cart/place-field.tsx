import { Radio, TextInput } from '@mantine/core'
import { useState } from 'react'
import { deliveryLimits } from '@/cart/rules/delivery'
import * as messages from '#words/cart/delivery-sheet'
import classes from './delivery-sheet.module.css'

const elsewhere = ''

type PlaceFieldProps = {
  places: readonly string[]
  place: string
  problem: string | false
  onChange: (place: string) => void
}

/** The places that were used before, and another one. */
export function PlaceField({ places, place, problem, onChange }: PlaceFieldProps) {
  const [typing, setTyping] = useState(!places.includes(place))
  return (
    <>
      {places.length > 0 && (
        <Radio.Group
          label={messages.place}
          value={typing ? elsewhere : place}
          onChange={(chosen) => {
            setTyping(chosen === elsewhere)
            onChange(chosen)
          }}
        >
          {[...places, elsewhere].map((each) => (
            <Radio key={each} size="md" className={classes.choice} value={each} label={each || messages.anotherPlace} />
          ))}
        </Radio.Group>
      )}
      {typing && (
        <TextInput
          label={places.length > 0 ? messages.otherPlace : messages.place}
          placeholder={messages.samplePlace}
          autoComplete="street-address"
          maxLength={deliveryLimits.place}
          value={place}
          error={problem}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </>
  )
}
