// A baron's study at night: panelled walls under damask, a fire on one side, a tall window to the park on the other, a chandelier; in the feature all candles are lit.

vec3 oak(vec2 p, float seed) {
  float g = f2(vec2(p.x * 3.0 + seed, p.y * 26.0)) * 0.6 + f2(vec2(p.x * 14.0, p.y * 90.0 + seed)) * 0.4;
  return mix(moody(0x2a1208, 0x3a1408), moody(0x8a4e24, 0xb0662c), g);
}

// Damask on the wall: leaves in mirrored rows.
vec3 damask(vec2 u) {
  vec2 p = u * vec2(4.2, 3.2);
  float row = floor(p.y);
  p.x += 0.5 * mod(row, 2.0);
  vec2 f = vec2(abs(fract(p.x) - 0.5), fract(p.y) - 0.5);
  float d = length((f - vec2(0.0, -0.10)) * vec2(2.2, 1.0)) - 0.26;
  d = min(d, length((f - vec2(0.17, 0.10)) * rot(0.7) * vec2(2.4, 1.0)) - 0.20);
  d = min(d, length((f - vec2(0.30, -0.28)) * rot(-0.6) * vec2(2.6, 1.0)) - 0.16);
  d = max(d, -(length((f - vec2(0.0, -0.08)) * vec2(2.6, 1.0)) - 0.10));
  vec3 c = mix(moody(0x14402c, 0x4a1020), moody(0x256a48, 0x8a2438), smoothstep(0.02, -0.02, d));
  return c * (0.92 + 0.12 * f2(u * vec2(60.0, 20.0)));
}

// A panel with raised mouldings between two corners.
void panel(inout vec4 k, vec2 u, vec2 at, vec2 half_, float seed) {
  float d = box2(u - at, half_);
  if (d > 0.03) return;
  vec3 c = oak(u, seed);
  lay(k, c * 0.95, fill(d));
  float m = abs(d + 0.020);
  vec2 to = (u - at) / half_;
  float lit = dot(normalize(to + 1e-4), vec2(-0.5, 0.8)) * (d + 0.020 > 0.0 ? 1.0 : -1.0);
  lay(k, mix(oak(u, seed) * 0.45, moody(0xc8864a, 0xf0a858), clamp(0.5 + 0.5 * lit, 0.0, 1.0)), fill(m - 0.009));
  lay(k, vec3(0.0), 0.35 * smoothstep(0.025, 0.0, abs(d + 0.036)));
}

void flames(inout vec4 k, vec2 u, vec2 at, float s) {
  vec2 p = (u - at) / s;
  halo(k, u, at + vec2(0.0, 0.4 * s), 2.6 * s, hex(0xff8a2a), 0.75);
  if (abs(p.x) > 1.0 || p.y < -0.1 || p.y > 1.5) return;
  for (int i = 0; i < 7; i++) {
    float f = float(i), b = h2(vec2(f, 4.0)), x = -0.62 + 0.205 * f, tall = 0.65 + 0.55 * b - 0.35 * abs(x);
    vec2 q = p - vec2(x + 0.06 * sin(p.y * 7.0 + f * 2.0), 0.0);
    float w = 0.17 * sqrt(max(0.0, 1.0 - p.y / tall)) * smoothstep(-0.1, 0.15, p.y);
    float d = abs(q.x) - w;
    vec3 c = mix(hex(0xfff2b0), mix(hex(0xffb02a), hex(0xf0481a), smoothstep(0.3, 1.0, p.y / tall)), smoothstep(-0.12, 0.0, d));
    lay(k, c, soft(d * s, 0.010) * step(p.y, tall));
  }
  for (int i = 0; i < 3; i++) {
    float f = float(i);
    float d = seg(p, vec2(-0.66 + 0.1 * f, 0.02 + 0.07 * f), vec2(0.60 - 0.12 * f, 0.05 + 0.05 * f * (1.0 - f))) - 0.075;
    lay(k, mix(hex(0x2a1008), hex(0xd85a1c), smoothstep(0.02, -0.07, d) * f2(p * 9.0)), fill(d * s));
  }
}

void fireplace(inout vec4 k, vec2 u, vec2 at, float s) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 1.5 || p.y < -0.2 || p.y > 2.6) return;
  vec3 marble = mix(hex(0xb8a890), hex(0xf4e8d4), f2(p * vec2(3.0, 5.0) + 2.0 * f2(p * 2.0)));
  marble *= 0.66 + 0.30 * smoothstep(1.2, -1.0, p.x);
  lay(k, marble * 0.9, fill(box2(p - vec2(0.0, 0.70), vec2(1.02, 0.90)) * s));
  lay(k, marble * 1.08, fill(box2(p - vec2(0.0, 1.62), vec2(1.22, 0.085)) * s));
  lay(k, marble * 0.7, fill(box2(p - vec2(0.0, 1.50), vec2(1.12, 0.045)) * s));
  for (int i = 0; i < 2; i++) {
    float x = i == 0 ? -0.86 : 0.86;
    vec2 q = p - vec2(x, 0.66);
    lay(k, marble * (0.86 + 0.28 * sin(q.x * 52.0)), fill(box2(q, vec2(0.125, 0.74)) * s));
    lay(k, marble * 1.1, fill(box2(q - vec2(0.0, 0.76), vec2(0.165, 0.05)) * s));
    lay(k, marble, fill(box2(q + vec2(0.0, 0.78), vec2(0.165, 0.06)) * s));
  }
  float open = max(max(abs(p.x) - 0.62, -p.y), length(vec2(p.x * 0.9, max(p.y - 0.62, 0.0))) - 0.60);
  lay(k, hex(0xe8b858), fill((open - 0.040) * s));
  vec3 brick = mix(hex(0x1c0a06), hex(0x6a2a14), (0.4 + 0.6 * f2(p * 8.0)) * smoothstep(1.3, 0.0, p.y));
  lay(k, brick, fill(open * s));
  if (open < 0.0) flames(k, u, at + vec2(0.0, 0.02 * s), 0.62 * s);
  // On the mantel: candlesticks and a clock.
  for (int i = 0; i < 2; i++) {
    vec2 q = p - vec2(i == 0 ? -0.86 : 0.86, 1.70);
    lay(k, mix(hex(0x9a6a1c), hex(0xffe08a), smoothstep(0.06, -0.06, q.x)), fill((min(box2(q - vec2(0.0, 0.14), vec2(0.030, 0.14)), box2(q, vec2(0.10, 0.025))) - 0.008) * s));
    lay(k, hex(0xfff6e0), fill(box2(q - vec2(0.0, 0.40), vec2(0.032, 0.13)) * s));
    float f = length((q - vec2(0.0, 0.60)) * vec2(2.2, 1.0)) - 0.075;
    lay(k, mix(vec3(1.0), hex(0xffb84a), smoothstep(-0.05, 0.0, f)), fill(f * s));
  }
  vec2 q = p - vec2(0.0, 1.98);
  float clock = min(length(q) - 0.235, max(abs(q.x) - 0.24 + 0.3 * q.y, abs(q.y + 0.14) - 0.14));
  lay(k, mix(hex(0x6a3a12), hex(0xf0c060), smoothstep(0.2, -0.25, q.x)), fill(clock * s));
  lay(k, hex(0xfff8e8), fill((length(q) - 0.165) * s));
  lay(k, hex(0x1a1010), fill(min(seg(q, vec2(0.0), vec2(0.0, 0.12)), seg(q, vec2(0.0), vec2(0.08, 0.03))) * s - 0.014 * s));
}

// What the fire and the candles on the mantel throw on the room.
void firelight(inout vec4 k, vec2 u, vec2 at, float s) {
  halo(k, u, at + vec2(0.0, 0.4 * s), 2.3 * s, hex(0xff9a3a), 0.42);
  for (int i = 0; i < 2; i++) halo(k, u, at + s * vec2(i == 0 ? -0.86 : 0.86, 2.30), 0.9 * s, hex(0xffc86a), 0.50);
}

// A tall window to a park under the moon, curtains drawn back.
void window_(inout vec4 k, vec2 u, vec2 at, float s) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 1.3 || p.y < -1.7 || p.y > 1.7) return;
  float arch = lancet(p - vec2(0.0, 0.62), 0.66, 1.90, 1.0);
  vec4 v = vec4(0.0, 0.0, 0.0, 1.0);
  sky(v, p * 0.6, -0.8, moody(0x0a1a3a, 0x140c34), moody(0x2a5a8a, 0x3a2a7a), moody(0x8ac0d0, 0xb07ac0));
  stars(v, p * 0.8, 1.0);
  disc(v, p, vec2(0.20, 0.62), 0.14, hex(0xfff4d8));
  hills(v, p, vec4(-0.42, 0.12, 1.6, 0.1), 5.0, moody(0x3a7a7a, 0x4a4a8a), moody(0x16383c, 0x1c1c4a), moody(0x5a9aa0, 0x6a5aa0), 0.4);
  for (int i = 0; i < 5; i++) {
    float f = float(i);
    vec2 c = vec2(-0.60 + 0.30 * f, -0.62 + 0.10 * sin(f * 3.0));
    leafage(v, (p - c) / (0.26 + 0.06 * sin(f * 5.0)), f * 4.0, hex(0x0a1c18), hex(0x1c4a3a), hex(0x7ab8a0), vec2(0.3, 0.8), 6.0);
  }
  if (p.y < -0.78) lay(v, mix(hex(0x5a9a86), hex(0x14342a), smoothstep(-0.78, -1.3, p.y)), 1.0);
  lay(k, hex(0xf0dcb0) * (0.7 + 0.3 * smoothstep(0.5, -0.5, p.x)), fill((arch - 0.10) * s));
  lay(k, hex(0x8a6a3a), fill((arch - 0.045) * s));
  lay(k, v.rgb, fill(arch * s));
  float bars = min(min(abs(p.x), abs(abs(p.x) - 0.33) + 0.004), abs(mod(p.y + 0.1, 0.50) - 0.25)) - 0.017;
  lay(k, hex(0xe8d4a8), fill(max(bars, arch) * s));
  // Curtains.
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0, x = p.x * side;
    float tie = exp(-pow((p.y + 0.42) * 2.2, 2.0)), inner = mix(0.40, 0.74, tie) + 0.22 * smoothstep(0.4, -0.4, p.y) * (1.0 - tie);
    float d = max(max(inner - x, x - 1.10), max(p.y - 1.50, -p.y - 1.60));
    float foldx = (x - inner) / (1.10 - inner);
    vec3 c = mix(moody(0x3a0612, 0x4a0a10), moody(0xb02440, 0xd83a44), 0.5 + 0.5 * sin(foldx * 17.0 + 1.3 * sin(p.y * 2.0)));
    lay(k, c, fill(d * s));
    lay(k, hex(0xf0c058), fill(max(abs(p.y + 0.42 + 0.1 * (x - 0.9)) - 0.035, d) * s));
    lay(k, hex(0xe8b44c), fill(max(abs(x - inner - 0.012) - 0.014, max(p.y - 1.50, -p.y - 1.60)) * s));
  }
  float swag = max(abs(p.x) - 1.16, max(p.y - 1.62, 1.16 + 0.16 * abs(sin(p.x * 2.9)) - p.y));
  lay(k, mix(moody(0x4a0a18, 0x5a0c14), moody(0xb82a44, 0xe04048), 0.5 + 0.5 * sin(p.y * 26.0 + 5.0 * cos(p.x * 2.9))), fill(swag * s));
  lay(k, hex(0xf4c860), fill((abs(p.y - 1.16 - 0.16 * abs(sin(p.x * 2.9))) - 0.018) * s) * step(abs(p.x), 1.16));
  lay(k, mix(hex(0x8a5a1c), hex(0xffe09a), smoothstep(1.56, 1.72, p.y)), fill(box2(p - vec2(0.0, 1.64), vec2(1.24, 0.06)) * s));
}

void chandelier(inout vec4 k, vec2 u, vec2 at, float s) {
  vec2 p = (u - at) / s;
  vec3 fire = hex(0xffd07a);
  halo(k, u, at, 3.4 * s, fire, mix(0.40, 0.75, mood()));
  for (int i = 0; i < 6; i++) halo(k, u, at + s * vec2(-1.10 + 0.44 * float(i), 0.42), 0.7 * s, fire, 0.32);
  if (abs(p.x) > 1.5 || p.y < -1.2 || p.y > 2.5) return;
  vec3 brass = mix(hex(0x7a4c14), hex(0xffe49a), clamp(0.5 - p.x * 0.6 + 0.3 * p.y, 0.0, 1.0));
  lay(k, brass, fill((max(abs(p.x) - 0.018 - 0.012 * abs(sin(p.y * 30.0)), abs(p.y - 1.3) - 1.3)) * s));
  lay(k, brass, fill((min(length((p - vec2(0.0, -0.08)) * vec2(1.0, 0.8)) - 0.17, length((p - vec2(0.0, 0.26)) * vec2(1.3, 1.0)) - 0.12)) * s));
  for (int i = 0; i < 6; i++) {
    float f = float(i), x = -1.10 + 0.44 * f, a = abs(x);
    vec2 q = p;
    float arm = abs(q.y - (-0.16 - 0.34 * sin(clamp(abs(q.x) / a, 0.0, 1.0) * PI) + 0.24 * abs(q.x) / a)) - 0.030;
    lay(k, brass, fill(max(arm, max(q.x * sign(x) - a, -q.x * sign(x))) * s));
    vec2 c = p - vec2(x, 0.10);
    lay(k, brass, fill(min(box2(c, vec2(0.10, 0.022)), box2(c + vec2(0.0, 0.05), vec2(0.03, 0.05))) * s));
    lay(k, hex(0xfff8e4), fill(box2(c - vec2(0.0, 0.13), vec2(0.034, 0.11)) * s));
    float fl = length((c - vec2(0.0, 0.32)) * vec2(2.1, 1.0)) - 0.085;
    lay(k, mix(vec3(1.0), hex(0xffb040), smoothstep(-0.06, 0.0, fl)), fill(fl * s));
    for (int j = 0; j < 2; j++) {
      vec2 d = p - vec2(x, -0.12 - 0.12 * float(j));
      lay(k, mix(hex(0xc8e0e8), vec3(1.0), step(0.0, d.y)), 0.9 * fill((abs(d.x) * 1.5 + abs(d.y) - 0.055) * s));
    }
  }
  for (int j = 0; j < 4; j++) {
    vec2 d = p - vec2(0.0, -0.40 - 0.14 * float(j));
    lay(k, mix(hex(0xb8d8e0), vec3(1.0), step(0.0, d.y)), 0.9 * fill((abs(d.x) * 1.3 + abs(d.y) - 0.085 + 0.012 * float(j)) * s));
  }
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), t = w > 1.0 ? 1.0 : 0.0;
  lay(k, damask(u), 1.0);
  k.rgb *= 0.62 + 0.5 * smoothstep(1.2, -0.2, length(u - vec2(0.0, 0.75)));
  // The cornice and the ceiling.
  float c = u.y - 0.88;
  lay(k, moody(0xe8d8b4, 0xf4d8a8) * (0.55 + 0.35 * smoothstep(-0.02, 0.10, c)), fill(-c));
  lay(k, hex(0xf0c860) * 0.9, fill(abs(c) - 0.010));
  lay(k, hex(0x9a7a4a), fill(abs(c - 0.035) - 0.004));
  float dent = abs(fract(u.x * 16.0) - 0.5) / 16.0 - 0.016;
  lay(k, moody(0xd8c498, 0xe8c890), fill(max(dent, abs(c + 0.022) - 0.014)));
  // Wainscot.
  float rail = -0.34;
  if (u.y < rail) {
    lay(k, oak(u, 2.0) * 0.8, 1.0);
    float pitch = mix(0.24, 0.42, t), id = floor(u.x / pitch + 0.5);
    panel(k, u, vec2(id * pitch, -0.60), vec2(pitch * 0.40, 0.19), id * 3.0);
  }
  lay(k, oak(u * 1.3, 7.0) * 1.5, fill(abs(u.y - rail) - 0.022));
  lay(k, hex(0xe8b858), fill(abs(u.y - rail + 0.030) - 0.004));
  // The floor and its rug.
  float edge = -0.83;
  if (u.y < edge) {
    vec2 g = ground(u, edge + 0.30);
    float plank = floor(g.x * 2.6), cut = fract(g.x * 2.6);
    lay(k, oak(vec2(g.y * 1.4 + plank * 3.0, g.x * 0.9), plank) * (0.75 + 0.5 * smoothstep(edge, -1.0, u.y)) * mix(0.5, 1.0, smoothstep(0.0, 0.05, min(cut, 1.0 - cut))), 1.0);
  }
  window_(k, u, vec2(mix(0.40, 1.34, t), mix(0.36, 0.14, t)), mix(0.23, 0.42, t));
  fireplace(k, u, vec2(mix(-0.36, -1.32, t), mix(-0.82, -0.80, t)), mix(0.30, 0.46, t));
  firelight(k, u, vec2(mix(-0.36, -1.32, t), mix(-0.82, -0.80, t)), mix(0.30, 0.46, t));
  // A portrait over the fire.
  vec2 q = u - vec2(mix(-0.34, -1.32, t), mix(0.30, 0.58, t));
  q /= mix(0.62, 1.0, t);
  lay(k, mix(hex(0x8a5a1c), hex(0xffe09a), clamp(0.5 + q.y * 2.0 - q.x * 2.0, 0.0, 1.0)), fill(box2(q, vec2(0.205, 0.255))));
  lay(k, hex(0x6a4210), fill(abs(box2(q, vec2(0.185, 0.235))) - 0.006));
  lay(k, mix(hex(0x14100c), hex(0x5a4a2c), smoothstep(0.3, 0.0, length(q - vec2(0.03, 0.05)))), fill(box2(q, vec2(0.165, 0.215))));
  float bust = max(min(length((q - vec2(0.0, 0.055)) * vec2(1.2, 1.0)) - 0.070, length((q - vec2(0.0, -0.20)) * vec2(0.95, 1.1)) - 0.150), box2(q, vec2(0.165, 0.215)));
  lay(k, q.y > -0.02 ? hex(0xd8a078) : q.y > -0.07 && abs(q.x) < 0.05 ? hex(0xf0e8d8) : hex(0x1c3a2c), fill(bust));
  lay(k, hex(0x3a2010), fill(max(length((q - vec2(0.0, 0.085)) * vec2(1.15, 1.0)) - 0.072, 0.085 - q.y)));
  lay(k, hex(0x3a2010), fill(box2(q - vec2(0.0, 0.020), vec2(0.045, 0.008)) - 0.006));
  chandelier(k, u, vec2(0.0, mix(0.60, 0.66, t)), mix(0.15, 0.19, t));
  beams(k, u, vec2(mix(0.40, 1.3, t), 0.55), vec2(-0.9, -0.7), 0.6, moody(0x9ad0e0, 0xc0a0f0), 0.12, 4.0);
  motes(k, u, 0.12, 5.0, hex(0xffdca0), 0.5);
}

void near(inout vec4 k, vec2 u) {
  float w = wide(), t = w > 1.0 ? 1.0 : 0.0;
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    // The back of a buttoned armchair.
    vec2 p = (u - vec2(side * (w - mix(0.03, 0.10, t)), -1.10)) / mix(0.30, 0.46, t);
    p.x *= -side;
    float chair = min(box2(p - vec2(-0.10, 0.30), vec2(0.52, 0.42)) - 0.10, length((p - vec2(-0.10, 0.70)) * vec2(0.86, 1.2)) - 0.46);
    chair = min(chair, length((p - vec2(0.44, 0.28)) * vec2(1.1, 1.0)) - 0.22);
    vec2 b = p * vec2(4.2, 4.6);
    b.x += 0.5 * mod(floor(b.y), 2.0);
    vec2 f = fract(b) - 0.5;
    float tuft = length(f);
    vec3 hide = mix(hex(0x2a0a06), hex(0xa03c20), 0.35 + 0.6 * smoothstep(0.05, 0.5, tuft) * clamp(0.7 + 0.5 * p.y - 0.4 * p.x, 0.0, 1.0));
    lay(k, hide, fill(chair * 0.4));
    lay(k, hex(0xf0c058), fill((tuft - 0.075) * 0.09) * step(chair, -0.10));
    lay(k, hex(0xe8b048), 0.9 * fill(abs(chair + 0.045) * 0.4 - 0.004) * step(0.2, fract(atan(p.y - 0.3, p.x) * 14.0)));
    // Books stacked beside it.
    for (int i = 0; i < 4; i++) {
      float i_ = float(i);
      vec2 q = u - vec2(side * (w - mix(0.25, 0.60, t) + 0.012 * sin(i_ * 4.0)), -0.975 + mix(0.030, 0.044, t) * i_);
      q /= mix(0.62, 0.95, t);
      vec3 cloth = i == 0 ? hex(0x14503a) : i == 1 ? hex(0x7a1428) : i == 2 ? hex(0x1f3a6a) : hex(0x8a5a1c);
      lay(k, cloth * (0.7 + 0.5 * smoothstep(-0.02, 0.02, q.y)), fill(box2(q, vec2(0.135 - 0.010 * i_, 0.0215)) - 0.003));
      lay(k, hex(0xf0c860), fill(max(abs(abs(q.x) - 0.085) - 0.006, abs(q.y) - 0.022)));
    }
  }
}
