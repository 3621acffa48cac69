/** A request that cannot be answered as asked; `body` is the JSON answer (spec 7 leaves its shape open). */
export class RequestError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, string | string[]>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    body: Readonly<Record<string, string | string[]>>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** 400 naming the parameter and the accepted values: `{"limit": ["…"]}`. */
export function badParameter(name: string, message: string): RequestError {
  return new RequestError(400, { [name]: [message] });
}
