// Chunk: tracker-lock

import { Box, Container } from '@mantine/core'
import { useState } from 'react'
import { canStore } from '@/store/can-store'
import { useAsync } from '@/store/use-async'
import * as messages from '#words/health/cycle/screens-tracker'
import { allArticleCards } from '@/education/words/articles'
import { ArticleCards } from '@/education/article-cards'
import { Callout } from '@/kit/feedback/callout'
import { SignInPrompt } from '@/kit/feedback/sign-in-prompt'
import { ScreenHeader } from '@/kit/layout/screen-header'

type LoginNeededProps = { title: string; onBack: () => void }

/**
 * Shown when signed out: the tracker needs an account, the articles do not. Where storage is blocked, nobody can sign
 * in.
 */
export function LoginNeeded({ title, onBack }: LoginNeededProps) {
  const [isBlocked, setBlocked] = useState(false)
  useAsync(
    async (signal) => {
      const isAllowed = await canStore()
      if (!signal.aborted) setBlocked(!isAllowed)
    },
    [],
    'storage',
  )
  return (
    <Container pb="xl">
      <ScreenHeader title={title} onBack={onBack} />
      {isBlocked ? (
        <Box mb="md">
          <Callout tone="problem" title={messages.cannotBeKept}>
            {messages.cannotBeKeptText}
          </Callout>
        </Box>
      ) : (
        <SignInPrompt title={messages.pleaseLogIn} text={messages.pleaseLogInText} />
      )}
      <ArticleCards cards={allArticleCards} />
    </Container>
  )
}
