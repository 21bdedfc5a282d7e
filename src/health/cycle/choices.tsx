import { Text, UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import classes from './choices.module.css'

type ChoicesProps<Id extends string> = {
  label: string
  hint?: { readonly text: string; readonly onClick: () => void } | undefined
  choices: readonly { readonly id: Id; readonly label: string; readonly mark?: ReactNode }[]
  chosen: readonly Id[]
  /** Tiles and faces form columns with the mark above the label; faces leave room for longer labels. Chips wrap. */
  look?: 'tiles' | 'faces' | 'chips'
  onToggle: (id: Id) => void
}

/** Toggle buttons. The parent decides how many may be pressed. */
export function Choices<Id extends string>({
  label,
  hint,
  choices,
  chosen,
  look = 'chips',
  onToggle,
}: ChoicesProps<Id>) {
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId}>
      <div className={classes.title}>
        <Text id={titleId} fw={700}>
          {label}
        </Text>
        {hint && (
          <UnstyledButton className={classes.hint} onClick={hint.onClick}>
            {hint.text}
          </UnstyledButton>
        )}
      </div>
      <div className={classes.choices} data-look={look}>
        {choices.map(({ id, label: name, mark }) => {
          const pressed = chosen.includes(id)
          return (
            <UnstyledButton key={id} className={classes.choice} aria-pressed={pressed} onClick={() => onToggle(id)}>
              {mark && (
                <span className={classes.mark} aria-hidden>
                  {mark}
                </span>
              )}
              {name}
              {pressed && <IconCheck size={16} stroke={3} className={classes.check} aria-hidden />}
            </UnstyledButton>
          )
        })}
      </div>
    </div>
  )
}
