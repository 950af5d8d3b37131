// A salon by the sea at night: tall windows with the moon on the water, blue velvet, a chandelier of crystal, marble with gold inlay.

vec3 gilt(float t) { return mix(hex(0x3c2a0c), mix(hex(0xb88a3c), hex(0xfff0c4), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

/** An arched window: night sky and sea behind bars of gold. */
void window_(inout vec4 k, vec2 u, float x, float half_) {
  vec2 p = u - vec2(x, 0.0);
  float top = 0.52;
  float d = p.y > top ? length(p - vec2(0.0, top)) - half_ : max(abs(p.x) - half_, -(p.y + 0.66));
  float inside = fill(d);
  vec3 night = mix(hex(0x2c4c8c), hex(0x060c20), smoothstep(-0.1, 0.9, u.y));
  float star = step(0.992, h2(floor(u * 90.0))) * smoothstep(0.0, 0.6, u.y);
  night += vec3(0.8) * star;
  float sea = smoothstep(-0.08, -0.10, u.y);
  float glint = pow(n2(vec2(u.x * 14.0, u.y * 90.0)), 4.0) * exp(-pow(u.x * 1.6, 2.0));
  night = mix(night, hex(0x0a1838) + hex(0xbcd0ff) * glint * 1.1, sea);
  lay(k, night, inside);
  lay(k, gilt(0.55 + 0.4 * sin(u.y * 5.0 + x)), fill(abs(d) - 0.016));
  lay(k, gilt(0.5), fill(abs(p.x) - 0.007) * inside);
  for (int i = 0; i < 3; i++) lay(k, gilt(0.5), fill(abs(p.y - (-0.3 + 0.4 * float(i))) - 0.006) * inside);
}

void curtain(inout vec4 k, vec2 u, float x, float half_) {
  float t = (u.x - x) / half_;
  float folds = 0.5 + 0.5 * sin(t * 13.0 + 0.6 * sin(u.y * 2.0 + x * 3.0));
  vec3 c = mix(hex(0x060d26), hex(0x2a4fa6), pow(folds, 1.4) * (0.55 + 0.45 * smoothstep(-0.9, 0.8, u.y)));
  float wave_ = 1.0 + 0.16 * cos((u.y + 0.1) * 3.0);
  lay(k, c, fill((abs(t) - wave_) * half_));
  lay(k, gilt(0.6 + 0.3 * folds), fill(max(abs(u.y + 0.16) - 0.022, (abs(t) - 1.08) * half_)));
}

void chandelier(inout vec4 k, vec2 u, vec2 at, float s) {
  vec2 p = (u - at) / s;
  halo(k, u, at, 1.5 * s, hex(0xffe2a4), 0.75);
  lay(k, gilt(0.7), fill((abs(p.x) - 0.010) * s) * step(0.2, p.y));
  for (int ring = 0; ring < 3; ring++) {
    float y = 0.18 - 0.17 * float(ring), r = 0.22 + 0.19 * float(ring);
    lay(k, gilt(0.6 + 0.3 * cos(p.x * 9.0)), fill((abs(length((p - vec2(0.0, y)) * vec2(1.0, 4.2)) - r) - 0.012) * s));
    for (int i = 0; i < 11; i++) {
      float a = (float(i) + 0.5) / 11.0 * 3.14159;
      vec2 at_ = vec2(cos(a) * r, y - sin(a) * r / 4.2);
      vec2 q = p - at_;
      float drop = max(abs(q.x) * 2.4 + abs(q.y + 0.045), 0.0) - 0.05;
      lay(k, mix(hex(0x9cc0ff), hex(0xffffff), n2(q * 60.0 + float(i))), fill(drop * s) * 0.9);
      vec2 f = q - vec2(0.0, 0.055);
      lay(k, hex(0xfff2c8), smoothstep(0.045, 0.0, length(f * vec2(1.5, 0.8))));
      halo(k, u, at + (at_ + vec2(0.0, 0.055)) * s, 0.12 * s, hex(0xffd88c), 0.55);
    }
  }
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), floor_ = -0.66;
  vec3 wall = mix(hex(0x0a1230), hex(0x1a2c62), smoothstep(-0.7, 0.5, u.y)) * (0.85 + 0.2 * f2(u * 4.0));
  lay(k, wall, 1.0);
  float damask = smoothstep(0.35, 0.7, n2(vec2(abs(fract(u.x * 3.2) - 0.5) * 9.0, fract(u.y * 2.2) * 7.0)));
  lay(k, hex(0x3656a8), damask * 0.12);
  window_(k, u, 0.0, 0.30);
  if (w > 0.85) {
    window_(k, u, -0.98, 0.26);
    window_(k, u, 0.98, 0.26);
  }
  halo(k, u, vec2(0.10, 0.40), 0.5, hex(0xcfe0ff), 0.45);
  disc(k, u, vec2(0.10, 0.40), 0.07, hex(0xf4f8ff));
  if (u.y < floor_) {
    vec2 t = ground(u, -0.34);
    float tile = step(0.5, fract(t.x * 0.55)) + step(0.5, fract(t.y * 0.55));
    vec3 c = mix(hex(0x0a0f22), hex(0x26396c), mod(tile, 2.0));
    c *= 0.8 + 0.4 * f2(t * 3.0);
    c += hex(0xffdf9c) * 0.32 * exp(-pow(u.x / 0.5, 2.0)) * smoothstep(-1.1, floor_, u.y);
    lay(k, c, 1.0);
  }
  lay(k, gilt(0.6), fill(abs(u.y - floor_) - 0.010));
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    curtain(k, u, side * 0.50, 0.13);
    curtain(k, u, side * (w - 0.09), 0.15);
  }
  chandelier(k, u, vec2(0.0, 0.82), 0.92);
  lay(k, vec3(0.0), smoothstep(0.5, 1.25, length(u * vec2(0.7 / w, 0.7))) * 0.55);
  bokeh(k, u, 0.24, 12.0, hex(0xffe0a0), hex(0x9cc0ff), 0.10);
  motes(k, u, 0.10, 5.0, hex(0xffe8bc), 0.35);
}

// The table: navy leather, gold inlay, blue cloth lit from above.
void near(inout vec4 k, vec2 u) {
  float w = wide(), r = 2.9;
  vec2 c = vec2(0.0, -0.52 - r);
  float d = length((u - c) * vec2(1.0 / max(0.75, w * 0.66), 1.0)) - r;
  lay(k, vec3(0.0), smoothstep(0.12, -0.02, d) * 0.6);
  float t = clamp(-d / 0.10, 0.0, 1.0);
  vec3 leather = mix(hex(0x04060e), hex(0x22304e), sin(3.14159 * t));
  leather += hex(0xffe2a8) * 0.16 * exp(-pow((t - 0.38) * 9.0, 2.0)) * exp(-u.x * u.x * 0.7);
  lay(k, leather, fill(d));
  lay(k, gilt(0.55 + 0.4 * cos(u.x * 2.4)), fill(d + 0.100));
  float cloth = d + 0.116;
  vec3 felt = mix(hex(0x081636), hex(0x2858b8), exp(-dot(u - vec2(0.0, -0.74), (u - vec2(0.0, -0.74)) * vec2(0.6, 1.6))));
  felt *= 0.86 + 0.22 * n2(u * 210.0);
  lay(k, felt, fill(cloth));
  lay(k, hex(0xf0dfa8), fill(abs(cloth + 0.13) - 0.004) * 0.55);
}
