import { TextInput, type TextInputProps } from '@mantine/core'
import { fillIn } from '#words/kit/field-message'
import { visiblePattern } from '../rules/plain-text'
import { useFieldMessage } from './use-field-message'

/** A line of text that must not be blank, and says so itself. */
export function RequiredInput({ error, ...props }: TextInputProps) {
  const { message, watch } = useFieldMessage(fillIn)
  return <TextInput required pattern={visiblePattern} error={error || message} {...props} {...watch} />
}
