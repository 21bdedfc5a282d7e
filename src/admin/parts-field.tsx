import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { draftText, type ItemDraft, type DraftChange } from '@/admin/rules/item-form'
import { partDraftsOf, partDraftsText, type PartDraft } from '@/admin/rules/item-row'
import type { FieldProblem } from '@/admin/rules/read-field'
import * as messages from '#words/admin/form'
import type { ShownField } from '@/admin/words/tabs'
import disclosure from '@/kit/layout/disclosure.module.css'
import classes from './admin.module.css'

type PartFieldProps = { field: ShownField; draft: ItemDraft; problem: FieldProblem | undefined; onChange: DraftChange }

type PartsFieldProps = {
  field: ShownField
  draft: ItemDraft
  problem: FieldProblem | undefined
  /** The problem of the list as a whole. */
  error: string | undefined
  onChange: DraftChange
  /** Renders a field of a part. */
  renderField: (props: PartFieldProps) => ReactNode
}

const summaryOf = ({ values }: PartDraft): string =>
  [values['name'], values['price'] ? `KSh ${values['price']}` : ''].filter(Boolean).join(', ')

/** The parts of an item, such as the services of a salon: each opens to its own fields. */
export function PartsField({ field, draft, problem, error, onChange, renderField }: PartsFieldProps) {
  const id = useId()
  const [opened, setOpened] = useState<string | null>(null)
  const { column, parts: fields = [] } = field
  const parts = partDraftsOf(draftText(draft, column))
  const mistakes = problem?.kind === 'parts' ? problem.problems : []
  const changeParts = (next: (parts: readonly PartDraft[]) => readonly PartDraft[]) =>
    onChange(column, ({ values, photos }) => ({
      values: { ...values, [column]: partDraftsText(next(partDraftsOf(values[column] ?? ''))) },
      photos: [...photos],
    }))
  const changePart =
    (part: PartDraft): DraftChange =>
    (_column, next) =>
      changeParts((all) =>
        all.map((each) =>
          each.id === part.id ? { ...each, values: next({ values: each.values, photos: [] }).values } : each,
        ),
      )
  const add = () => {
    const part = { id: crypto.randomUUID(), values: Object.fromEntries(fields.map((each) => [each.column, ''])) }
    setOpened(part.id)
    changeParts((all) => [...all, part])
  }
  return (
    <div role="group" aria-labelledby={id} className={classes.parts}>
      <Text fw={600} id={id}>
        {messages.parts({ what: column })}
      </Text>
      {parts.map((part, index) => {
        const problems = mistakes.filter((mistake) => mistake.index === index)
        const name = summaryOf(part) || messages.newPart({ what: column })
        return (
          <details
            key={part.id}
            className={`${classes.part} ${disclosure.fold}`}
            open={part.id === opened || problems.length > 0}
            data-invalid={problems.length > 0 || undefined}
          >
            <summary>{name}</summary>
            <div role="group" aria-label={name} className={classes.form}>
              {fields.map((each) => (
                <div key={each.column}>
                  {renderField({
                    field: each,
                    draft: { values: part.values, photos: [] },
                    problem: problems.find((mistake) => mistake.column === each.column)?.problem,
                    onChange: changePart(part),
                  })}
                </div>
              ))}
              <Button
                variant="default"
                aria-label={messages.removeNamed({ name })}
                onClick={() => changeParts((all) => all.filter((other) => other.id !== part.id))}
              >
                {messages.remove}
              </Button>
            </div>
          </details>
        )
      })}
      <Button variant="light" leftSection={<IconPlus size={20} aria-hidden />} onClick={add}>
        {messages.addPart({ what: column })}
      </Button>
      {error !== undefined && (
        <Text size="sm" c="var(--danger)" role="alert">
          {error}
        </Text>
      )}
    </div>
  )
}
