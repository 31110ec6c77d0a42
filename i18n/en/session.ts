export default {
  session: {
    failure: {
      refused: 'Authentication Failed',
      signInAgain: 'Please login again',
      invalid: 'Validation Error',
      timeout: 'Request Timeout',
      unknown: 'Something went wrong!',
      error: 'Error',
      unreachable: 'The server could not be reached. Check your connection.',
      described: '%{message}: %{description}',
      partlyRefused: '%{refused} of %{total} were not changed',
    },
    invalidLoginType: 'Invalid login type',
    ended: {
      signedOut: 'You are signed out.',
      elsewhere: 'You signed out in another tab.',
      refusedWith: 'The server says: %{words}',
    },
    again: {
      interrupted: 'This was not done, because the session had ended. Please do it once more.',
    },
    push: {
      denied: 'Notification permission not granted',
      failed: 'Failed to retrieve FCM token',
    },
  },
}
