# Entities override cached properties with plain ones, which only works when both are the same to a type checker.
cached_property = property
under_cached_property = property
