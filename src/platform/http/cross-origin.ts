// What pages of other origins send and read, where `CORS_ORIGINS` lets them.
/** Of uploads that go on, both ways. */
const tusHeaders = ['tus-resumable', 'upload-length', 'upload-offset']

export const crossOrigin = {
  strictPreflight: false,
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: [
    'authorization',
    'content-type',
    'accept',
    'idempotency-key',
    'if-match',
    'if-none-match',
    'last-event-id',
    ...tusHeaders,
    'upload-metadata',
  ],
  exposedHeaders: [
    'x-request-id',
    'x-ratelimit-limit',
    'x-ratelimit-remaining',
    'x-ratelimit-reset',
    'retry-after',
    'link',
    'idempotency-replayed',
    'etag',
    'deprecation',
    'sunset',
    'x-unknown-fields',
    'location',
    'content-disposition',
    'upload-expires',
    ...tusHeaders,
  ],
  maxAge: 600,
}
