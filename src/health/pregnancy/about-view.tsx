import { Button, Text, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { isOverdue, progressOf, recordedWeek, trimesterOf } from '@/health/pregnancy/rules/gestation'
import { gestationLabel } from '@/health/pregnancy/words/format'
import { gestationNow } from '@/health/pregnancy/rules/record'
import { shortDayWithYear } from '@/kit/words/format-day'
import { daysToGoText, gestationText, trimesterText } from '@/health/pregnancy/words/format'
import * as messages from '#words/health/pregnancy/record'
import { TallText } from '@/kit/layout/tall-text'
import { ProgressRing } from '@/kit/media/progress-ring'
import classes from './pregnancy.module.css'
import type { RecordProps } from './record-props'

export function AboutView({ today, shown: { record }, onEdit }: RecordProps & { onEdit: () => void }) {
  const { due, babyName, notes } = record
  const gestation = gestationNow(today, due)
  const progress = progressOf(gestation)
  return (
    <>
      <div className={classes.about}>
        <ProgressRing
          label={messages.progress}
          share={progress}
          text={messages.ageOfTerm({ age: gestationText(gestation) })}
        >
          <span className={classes.age}>{gestationLabel(gestation)}</span>
          <span className={classes.share}>{`${Math.round(progress * 100)}%`}</span>
        </ProgressRing>
        <div className={classes.aboutWords}>
          <Title order={2} size="h3">
            {babyName === '' ? messages.yourPregnancy : babyName}
          </Title>
          <Text fw={700} className={classes.trimester}>
            {messages.week({ week: String(recordedWeek(gestation)) })}
          </Text>
          <Text>{trimesterText[trimesterOf(gestation)]}</Text>
          <Text mt="xs" size="sm" c="var(--ink-soft)">
            {messages.dueDate}
          </Text>
          <Text fw={700}>{shortDayWithYear(due)}</Text>
          <Text size="sm" c="var(--ink-soft)">
            {daysToGoText(today, due)}
          </Text>
          {isOverdue(gestation) && (
            <Text fw={700} className={classes.trimester}>
              {messages.callToday}
            </Text>
          )}
        </div>
      </div>
      {notes !== '' && (
        <div className={classes.notes}>
          <Title order={3} size="h5">
            {messages.notes}
          </Title>
          <TallText text={notes}>
            <Text className={classes.written}>{notes}</Text>
          </TallText>
        </div>
      )}
      <Button variant="default" mt="md" leftSection={<IconPencil size={20} aria-hidden />} onClick={onEdit}>
        {messages.edit}
      </Button>
    </>
  )
}
