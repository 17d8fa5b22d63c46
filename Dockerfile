# The server in a container: compiled in one stage, run in another without compiler and Node.
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
RUN python -m venv /opt/tzolkin
COPY pyproject.toml setup.py MANIFEST.in README.md LICENSE /source/
COPY build_support /source/build_support
COPY src /source/src
COPY web /source/web
RUN TZOLKIN_COMPILE=required /opt/tzolkin/bin/pip install --no-cache-dir '/source[postgres,push]'

FROM python:3.13-slim
COPY --from=build /opt/tzolkin /opt/tzolkin
RUN useradd --system --no-create-home tzolkin && install --directory --owner=tzolkin /data
USER tzolkin
VOLUME /data
ENV TZOLKIN_HOST=0.0.0.0 TZOLKIN_PORT=2012 TZOLKIN_DATABASE=sqlite:////data/tzolkin.db
EXPOSE 2012
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD /opt/tzolkin/bin/python -c \
    "import os, urllib.request as r; r.urlopen('http://127.0.0.1:' + os.environ['TZOLKIN_PORT'] + '/health', timeout=4)"
ENTRYPOINT ["/opt/tzolkin/bin/tzolkin"]
CMD ["serve"]
