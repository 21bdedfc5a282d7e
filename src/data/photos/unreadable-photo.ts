export type PhotoProblem = 'unreadable' | 'too-large' | 'too-many-pixels'

/** The file is not a picture that this browser can decode, or one for which a phone lacks the memory. */
export class UnreadablePhotoError extends Error {
  override readonly name = 'UnreadablePhotoError'
  readonly problem: PhotoProblem

  constructor(problem: PhotoProblem = 'unreadable') {
    super(problem)
    this.problem = problem
  }
}
