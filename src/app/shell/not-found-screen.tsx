import { Container, Text, Title, Button } from '@mantine/core'
import * as messages from '#words/app/shell/error-screens'
import { notFound } from '#words/kit/screen-titles'
import { Picture } from '@/kit/media/picture'
import classes from './not-found-screen.module.css'
import { Link } from '@tanstack/react-router'
import { goHome } from '#words/kit/error-screen'
import { CenteredActions } from '@/kit/layout/centered-actions'
import { useBack } from './use-back'

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

/** Links that lead away from a screen without content. */
function ErrorActions() {
  return (
    <CenteredActions>
      <Button variant="default" onClick={useBack()}>
        {messages.goBack}
      </Button>
      <Button renderRoot={(props) => <Link to="/" {...props} />}>{goHome}</Button>
    </CenteredActions>
  )
}
