import { Container, Text, Title } from '@mantine/core'
import * as messages from '#words/app/shell/error-screens'
import { notFound } from '#words/app/shell/screen-titles'
import { Picture } from '@/kit/media/picture'
import classes from './not-found-screen.module.css'
import { ErrorActions } from './error-actions'

export function NotFoundScreen() {
  return (
    <Container py="xl" ta="center">
      <Picture src="/pictures/campus.svg#not-found" alt="" className={classes.drawing} />
      <Text className={classes.code}>{404}</Text>
      <Title order={1}>{notFound}</Title>
      <Text mt="xs" c="var(--ink-soft)">
        {messages.notFound}
      </Text>
      <ErrorActions />
    </Container>
  )
}
