import { useState, type FormEvent } from 'react'
import { fillIn } from '#words/kit/field-message'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * What a field says under itself when its form is sent and the browser refuses it: the browser's own bubble lies over
 * the form, in the language of the phone.
 *
 * @param wrong what it says of a value that is there, but not allowed
 * @returns the message, null without one, and what the input has to call
 */
export const useFieldMessage = (wrong: string) => {
  const [message, setMessage] = useState<string | null>(null)
  const onInvalid = (event: FormEvent<Field>) => {
    event.preventDefault()
    const field = event.currentTarget
    setMessage(field.validity.valueMissing ? fillIn : wrong)
    if (field.form?.querySelector(':is(input, textarea, select):invalid') === field) field.focus()
  }
  return { message, watch: { onInvalid, onInput: () => setMessage(null) } }
}
