// A town inside its walls at dusk: roofs in rows, the tower above them with a wheel on its front, lamps along the streets. While the wheels turn the
// night is lit by fires on the battlements.

vec2 towerAt() { return vec2(wide() > 1.0 ? 1.02 : 0.30, -0.62); }

// A house with a gable, some of its windows lit.
void house(inout vec4 k, vec2 u, vec2 at, vec2 half_, float seed, float fog) {
  vec2 p = u - at;
  float roof = half_.x * (0.85 + 0.5 * h2(vec2(seed, 1.0)));
  if (abs(p.x) > half_.x * 1.3 || p.y < -half_.y - 0.02 || p.y > half_.y + roof + 0.08) return;
  vec3 wall = mix(mix(hex(0x8a6a8a), hex(0xa8846a), h2(vec2(seed, 2.0))), moody(0xb0708a, 0x2a1c5a), 0.35) * moody(0xffffff, 0x6a5ca0);
  vec3 tile = mix(mix(hex(0xa8483a), hex(0x5a3a7a), h2(vec2(seed, 3.0))), moody(0xb0708a, 0x2a1c5a), 0.25) * moody(0xffffff, 0x7a6ab0);
  wall = mix(wall, moody(0xd09a90, 0x3a2a74), fog);
  tile = mix(tile, moody(0xc88a8a, 0x33246a), fog);
  float lit = 0.78 + 0.32 * smoothstep(-half_.x, half_.x, p.x);
  lay(k, wall * lit, fill(box2(p, half_)));
  float g = (p.y - half_.y) / roof;
  float gable = max(abs(p.x) - half_.x * 1.14 * (1.0 - g), max(half_.y - p.y, p.y - half_.y - roof)) * 0.75;
  float rows = abs(fract((p.y - half_.y) * 34.0 / max(half_.x * 6.0, 0.4)) - 0.5);
  lay(k, tile * lit * (0.85 + 0.25 * smoothstep(0.1, 0.4, rows)), fill(gable));
  lay(k, wall * 0.55, fill(box2(p - vec2(half_.x * 0.5, half_.y + roof * 0.62), vec2(half_.x * 0.10, roof * 0.30))));
  vec2 w = vec2(p.x / (half_.x * 0.62), (p.y - 0.01) / (half_.x * 0.75)), id = floor(w + 0.5), f = w - id;
  float on = step(0.40, h2(id + seed * 7.0)) * step(abs(id.x), 1.0) * step(abs(p.y), half_.y * 0.86);
  float pane = fill((max(abs(f.x) - 0.24, abs(f.y) - 0.30)) * half_.x * 0.62);
  lay(k, mix(hex(0x2a1c3a), hex(0xffcf70), on), pane * step(abs(id.x), 1.0) * step(abs(p.y), half_.y * 0.86) * (1.0 - fog * 0.6));
  shine(k, hex(0xffb050), on * 0.20 * exp(-dot(f, f) * 3.0) * step(abs(p.x), half_.x));
}

void street(inout vec4 k, vec2 u, float y, float size, float seed, float fog) {
  lay(k, mix(moody(0x6a4468, 0x20164a), moody(0xc88a90, 0x3a2a74), fog), fill(u.y - y));
  float x = u.x / (size * 2.05) + seed, id = floor(x);
  for (int i = -1; i <= 1; i++) {
    float n = id + float(i);
    float tall = size * (0.9 + 0.9 * h2(vec2(n, seed)));
    vec2 at = vec2((n + 0.5 - seed) * size * 2.05, y + tall * 0.4 + size * 0.25 * (h2(vec2(n, seed + 5.0)) - 0.5));
    house(k, u, at, vec2(size * (0.80 + 0.18 * h2(vec2(n, seed + 2.0))), tall), n + seed * 13.0, fog);
  }
}

// The tower from below: shaft of stone, battlements, a roof, a wheel of brass between the windows.
void keep(inout vec4 k, vec2 u) {
  vec2 at = towerAt();
  float s = wide() > 1.0 ? 0.80 : 0.62;
  vec2 p = (u - at) / s;
  if (abs(p.x) > 0.8 || p.y > 1.9) return;
  float girth = 0.215 + 0.05 * smoothstep(0.1, -0.5, p.y) + 0.04 * smoothstep(0.86, 0.96, p.y);
  float round_ = clamp(p.x / girth, -1.0, 1.0);
  vec3 stone = moody(0x9a86a8, 0x4a3a8a) * (0.58 + 0.5 * smoothstep(-1.0, 0.75, -round_));
  float row = p.y * 22.0, col = asin(round_) * 4.5 + 0.5 * mod(floor(row), 2.0);
  float joint = max(smoothstep(0.42, 0.48, abs(fract(row) - 0.5)), smoothstep(0.43, 0.49, abs(fract(col) - 0.5)));
  stone *= (0.86 + 0.24 * h2(vec2(floor(col), floor(row)))) * (1.0 - 0.28 * joint);
  lay(k, stone, fill(max(abs(p.x) - girth, p.y - 0.96) * s));
  // Battlements, and fires on them while the wheels turn.
  float tooth = max(abs(p.x) - 0.29, max(0.94 - p.y, p.y - 1.04 - 0.075 * step(0.5, fract(p.x * 8.0 + 0.25))));
  lay(k, stone * 1.06, fill(tooth * s));
  lay(k, moody(0xf2c46a, 0xe0a050), fill((abs(p.y - 0.945) - 0.012) * s) * step(abs(p.x), 0.295));
  // The upper room and its roof.
  lay(k, stone * 0.9, fill(box2(p - vec2(0.0, 1.14), vec2(0.165, 0.11)) * s));
  float t = (p.y - 1.24) / 0.46;
  float roof = max(abs(p.x) - 0.245 * (1.0 - t) * (1.0 + 0.18 * (1.0 - t) * (1.0 - t)), max(1.24 - p.y, p.y - 1.70)) * 0.8;
  lay(k, moody(0xc8443a, 0x8a2a5a) * (0.7 + 0.4 * smoothstep(0.2, -0.2, p.x)) * (0.9 + 0.16 * step(0.5, fract(p.y * 26.0))), fill(roof * s));
  for (int i = -1; i <= 1; i++) {
    vec2 w = p - vec2(0.095 * float(i), 1.14);
    lay(k, hex(0xffd070), fill(lancet(w + vec2(0.0, 0.02), 0.026, 0.05, 0.6) * s));
    shine(k, hex(0xffb050), 0.35 * exp(-dot(w, w) * 160.0));
  }
  // A banner.
  float flutter = 0.016 * sin(p.x * 26.0);
  vec2 b = p - vec2(0.0, 1.79 + flutter);
  lay(k, moody(0xf2c46a, 0xe0a050), fill((abs(p.x) - 0.006) * s) * step(1.66, p.y) * step(p.y, 1.88));
  lay(k, hex(0xff6f4a), fill(max(box2(b - vec2(0.12, 0.0), vec2(0.12, 0.05)), (b.x - 0.19) - abs(b.y)) * s));
  // The wheel.
  vec2 o = p - vec2(0.0, 0.56);
  float r = length(o);
  vec2 f = vec2(abs(sin(atan(o.x, o.y) * 4.0)) * r, r);
  shine(k, hex(0xffc060), (0.25 + 0.45 * mood()) * exp(-r * r * 9.0));
  lay(k, moody(0x6a2f9a, 0x8a3ac0), fill((r - 0.165) * s));
  float slice = floor(mod(atan(o.x, o.y) / (2.0 * PI) * 8.0 + 8.0, 8.0));
  lay(k, mod(slice, 2.0) < 0.5 ? moody(0xff6f4a, 0xff8a5a) : moody(0xffcf5a, 0xffe08a), fill((r - 0.150) * s) * 0.85);
  lay(k, hex(0xf2c46a), fill((abs(r - 0.160) - 0.018) * s));
  lay(k, hex(0xf2c46a), fill((f.x * 0.25 - 0.004) * s) * fill((r - 0.150) * s) * 0.8);
  lay(k, hex(0xffe8b0), fill((r - 0.035) * s));
  for (int i = 0; i < 3; i++) {
    vec2 w = p - vec2(0.0, 0.22 - 0.30 * float(i));
    lay(k, hex(0x2a1c3a), fill((lancet(w + vec2(0.0, 0.03), 0.048, 0.085, 0.6) - 0.012) * s));
    lay(k, hex(0xffcf70), fill(lancet(w + vec2(0.0, 0.03), 0.040, 0.075, 0.6) * s));
    shine(k, hex(0xffb050), 0.30 * exp(-dot(w, w) * 70.0));
  }
  if (mood() > 0.01)
    for (int i = 0; i < 2; i++) {
      vec2 g = p - vec2(i == 0 ? -0.25 : 0.25, 1.14);
      float flame = length(g * vec2(1.9, 1.0) + vec2(0.03 * sin(g.y * 30.0), 0.0)) - 0.07;
      shine(k, hex(0xff8a3a), mood() * exp(-dot(g, g) * 26.0) * 0.9);
      lay(k, mix(hex(0xffe090), hex(0xff7a2a), smoothstep(-0.05, 0.02, flame)), fill(flame * s) * mood());
    }
}

// The market square in front of the houses: cobbles that lie in perspective, lit from the windows.
void square(inout vec4 k, vec2 u, float y) {
  if (u.y > y + 0.01) return;
  vec2 g = ground(u, y + 0.16) * vec2(5.0, 16.0);
  g.x += 0.5 * mod(floor(g.y), 2.0);
  vec2 id = floor(g), f = abs(fract(g) - 0.5);
  float joint = smoothstep(0.38, 0.47, max(f.x, f.y));
  float t = smoothstep(y, y - 0.34, u.y);
  vec3 c = mix(moody(0x8a6078, 0x2c2060), moody(0x4a3460, 0x160f38), t);
  c *= (0.84 + 0.28 * h2(id)) * (1.0 - 0.34 * joint);
  lay(k, c, fill(u.y - y));
  shine(k, moody(0xffb070, 0xff9a50), 0.20 * exp(-(y - u.y) * 9.0));
}

void far(inout vec4 k, vec2 u) {
  float w = wide();
  vec2 sun = vec2(w > 1.0 ? -0.86 : -0.26, 0.16);
  sky(k, u, -0.1, moody(0x33246a, 0x0c0a26), moody(0xa8567a, 0x2a1c64), moody(0xffc08a, 0x6a3a80));
  stars(k, u, 0.45 + 0.55 * mood());
  disc(k, u, sun + vec2(0.0, 0.40 * mood()), 0.095, moody(0xffd890, 0xd8d0ff));
  clouds(k, u, vec2(0.22, 0.86), 0.75, 4.0, moody(0x6a3a7a, 0x1a1440), moody(0xffb890, 0x5a48a0), 0.46, sun);
  hills(k, u, vec4(0.04, 0.12, 1.2, 0.55), 3.0, moody(0x8a5a90, 0x2a2060), moody(0x6a4484, 0x1c1648), moody(0xe89a8a, 0x4a3488), 0.5);
  street(k, u, -0.16, 0.058, 5.3, 0.62);
  mist(k, u, -0.10, 0.10, moody(0xf0a890, 0x4a3890), 0.45);
  street(k, u, -0.34, 0.085, 11.7, 0.36);
  keep(k, u);
  mist(k, u, -0.30, 0.09, moody(0xf0a890, 0x4a3890), 0.30);
  street(k, u, -0.58, 0.125, 23.1, 0.12);
  square(k, u, -0.66);
  lamps(k, u, vec2(-w - 0.1, -0.34), vec2(-0.18 * w, -0.40), 0.06, 11.0, 0.013, hex(0xffd890), hex(0xff9a5a), hex(0x2a1c3a));
  lamps(k, u, vec2(0.10 * w, -0.42), vec2(w + 0.1, -0.36), 0.06, 11.0, 0.013, hex(0xffd890), hex(0xff9a5a), hex(0x2a1c3a));
  beams(k, u, sun, vec2(0.6, -0.5), 1.0, hex(0xffc890), 0.14 * (1.0 - mood()), 7.0);
  motes(k, u, 0.15, 5.0, moody(0xffe0a0, 0xffb060), 0.40 + 0.35 * mood());
}

void near(inout vec4 k, vec2 u) {
  float w = wide(), n = min(1.0, w / 1.2);
  // The wall on which one stands.
  float top = -0.84 + 0.075 * step(0.5, fract(u.x * 3.6 + 0.25)) * step(0.30 * w, abs(u.x));
  vec3 stone = moody(0x5a4a80, 0x2a2058);
  float row = u.y * 15.0, col = u.x * 6.0 + 0.5 * mod(floor(row), 2.0);
  float joint = max(smoothstep(0.43, 0.49, abs(fract(row) - 0.5)), smoothstep(0.46, 0.49, abs(fract(col) - 0.5)));
  stone *= (0.82 + 0.26 * h2(vec2(floor(col), floor(row)))) * (1.0 - 0.35 * joint) * (0.75 + 0.5 * smoothstep(-1.0, -0.78, u.y));
  lay(k, stone, fill(u.y - top));
  lay(k, stone * 1.5, fill(abs(u.y - top + 0.006) - 0.006));
  // A lantern on a bracket at each side.
  for (int i = 0; i < 2; i++) {
    float s = i == 0 ? -1.0 : 1.0;
    vec2 at = vec2(s * (w - 0.15 * n), 0.50), p = (u - at) / n;
    lay(k, hex(0x1c1430), fill((seg(p, vec2(s * 0.18, 0.20), vec2(0.0, 0.20)) - 0.012) * n));
    lay(k, hex(0x1c1430), fill((seg(p, vec2(0.0, 0.20), vec2(0.0, 0.10)) - 0.006) * n));
    halo(k, u, at, 0.42 * n, hex(0xffb060), 0.40);
    lay(k, hex(0xffd890), fill((box2(p, vec2(0.048, 0.075)) - 0.01) * n));
    lay(k, hex(0xfff4d8), fill((length(p * vec2(1.4, 1.0)) - 0.040) * n));
    lay(k, hex(0x1c1430), fill((abs(box2(p, vec2(0.052, 0.080)) - 0.006) - 0.008) * n));
    lay(k, hex(0x1c1430), fill((abs(p.x) - 0.006) * n) * step(abs(p.y), 0.085));
    lay(k, hex(0x1c1430), fill(max(abs(p.x) - 0.085 * (0.165 - p.y) / 0.085, max(0.080 - p.y, p.y - 0.155)) * 0.7 * n));
  }
}
