module fitfolio.dev/static

go 1.26
