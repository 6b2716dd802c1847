export const SCHEMA = `
create table if not exists meta (key text primary key, value text not null) strict;

create table if not exists apps (
  id text primary key, secret text not null, redirect_uris text not null, revoked integer not null default 0
) strict;

create table if not exists accounts (
  id text primary key, scoped_id text not null unique, handle text not null unique, name text not null,
  biography text not null, kind text not null, followers integer not null, created_at integer not null,
  restricted integer not null default 0, hides_likes integer not null default 0,
  quota_total integer, list_lag_ms integer
) strict;

create table if not exists codes (
  hash text primary key, app_id text not null, account_id text not null, redirect_uri text not null,
  scopes text not null, created_at integer not null, used integer not null default 0
) strict;

create table if not exists tokens (
  hash text primary key, app_id text not null, account_id text not null, kind text not null,
  scopes text not null, created_at integer not null, expires_at integer not null, refusal integer
) strict;
create index if not exists tokens_account on tokens (account_id);

create table if not exists files (
  sha256 text primary key, type text not null, bytes integer not null,
  width integer not null, height integer not null, duration_ms integer
) strict;

create table if not exists containers (
  id text primary key, account_id text not null, kind text not null, is_child integer not null,
  caption text, source_url text, children text not null, options text not null,
  fetch_state text not null, file text, cover text, error_code integer, error_subcode integer,
  ready_at integer not null, created_at integer not null, parent_id text, stuck integer not null default 0,
  consumed_at integer
) strict;
create index if not exists containers_account on containers (account_id, created_at);
create index if not exists containers_fetching on containers (fetch_state) where fetch_state = 'fetching';

create table if not exists media (
  n integer primary key, id text not null unique, account_id text not null, container_id text not null unique,
  shortcode text not null unique, type text not null, product text not null, caption text,
  items text not null, options text not null, published_at integer not null, visible_at integer not null
) strict;
create index if not exists media_account on media (account_id, n);

create table if not exists comments (
  id text primary key, media_id text not null, username text not null, text text not null, created_at integer not null
) strict;
create index if not exists comments_media on comments (media_id);

create table if not exists hashtags (id text primary key, name text not null unique) strict;
create table if not exists hashtag_queries (
  account_id text not null, hashtag_id text not null, at integer not null, primary key (account_id, hashtag_id)
) strict;

create table if not exists requests (
  n integer primary key, at integer not null, op text not null, method text not null, path text not null,
  account_id text, status integer, code integer, subcode integer, fault text, took_ms integer not null
) strict;
`;
