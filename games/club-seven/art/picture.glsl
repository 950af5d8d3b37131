// A private club after midnight: a panelled hall in the manner of the twenties, a lit bar with bottles, a piano under a fan of lamps, tall windows on the city.

// Rays of a sunburst about a point, as inlay: dark and light wood.
float burst(vec2 p, float n) { return step(0.5, fract(atan(p.x, p.y) / (2.0 * PI) * n)); }

void bottle(inout vec4 k, vec2 u, vec2 at, float s, vec3 glass, float kind) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 0.5 || p.y < -0.1 || p.y > 1.6) return;
  float w = mix(0.20, 0.055, smoothstep(mix(0.62, 0.48, kind), mix(0.84, 0.92, kind), p.y));
  float d = max(abs(p.x) - w, max(p.y - 1.18, -p.y));
  vec3 c = glass * (0.45 + 0.75 * smoothstep(0.18, -0.10, abs(p.x + 0.05)));
  lay(k, c, fill(d * s));
  lay(k, hex(0xf4e2b8), fill(box2(p - vec2(0.0, 0.30), vec2(w * 0.86, 0.13)) * s) * 0.85);
  lay(k, hex(0xd8a850), fill(box2(p - vec2(0.0, 1.12), vec2(0.062, 0.07)) * s));
  shine(k, hex(0xfff0d0), 0.55 * smoothstep(0.035, 0.0, abs(p.x + w * 0.55)) * step(0.04, p.y) * step(p.y, 0.95));
}

// A lamp of three tiers of glass with brass between.
void chandelier(inout vec4 k, vec2 u, vec2 at, float s) {
  halo(k, u, at, s * 2.6, hex(0xffd890), 0.50);
  lay(k, hex(0xb8843c), fill(abs(u.x - at.x) - 0.05 * s) * step(at.y, u.y));
  for (int i = 0; i < 3; i++) {
    float f = float(i), w = 0.85 - 0.22 * f;
    vec2 p = (u - at) / s + vec2(0.0, 0.30 * f);
    float bowl = max(length(vec2(p.x, max(p.y + 0.05, 0.0) * 0.4 + min(p.y + 0.05, 0.0) * 2.6)) - w, max(p.y - 0.06, -p.y - 0.24));
    float flute = 0.5 + 0.5 * cos(p.x * 34.0);
    lay(k, mix(hex(0xffb85a), hex(0xfff4d8), smoothstep(w, 0.0, abs(p.x)) * (0.75 + 0.25 * flute)), fill(bowl * s));
    lay(k, hex(0xd8a04a), fill(max(abs(p.y - 0.06) - 0.035, abs(p.x) - w) * s));
  }
}

void piano(inout vec4 k, vec2 u, vec2 at, float s, float way) {
  vec2 p = (u - at) / s;
  p.x *= way;
  if (abs(p.x) > 2.2 || p.y < -0.2 || p.y > 2.6) return;
  vec3 lacquer = hex(0x0c0608);
  // The lid stands open on its prop.
  vec2 lid = p - vec2(-0.95, 1.02);
  float wing = max(max(-lid.y, lid.y - 1.02 + 0.30 * pow(max(lid.x - 0.3, 0.0), 2.0)), max(-lid.x + 0.32 * lid.y, lid.x - 1.75 + 0.52 * lid.y));
  lay(k, mix(hex(0x2a1014), hex(0x8a3a2a), smoothstep(1.2, 0.0, length(lid - vec2(0.5, 0.75)))), fill(wing * s));
  lay(k, hex(0xd8a04a), fill(seg(p, vec2(0.35, 1.0), vec2(0.18, 1.62)) * s - 0.016 * s));
  // The body with its keys.
  float body_ = box2(p - vec2(-0.05, 0.80), vec2(1.12, 0.20)) - 0.05;
  lay(k, mix(lacquer, hex(0x5a2a24), 0.8 * smoothstep(0.75, 1.06, p.y)), fill(body_ * s));
  lay(k, hex(0xd8a04a), fill(max(abs(p.y - 0.94) - 0.010, abs(p.x + 0.05) - 1.12) * s));
  float keys = box2(p - vec2(1.22, 0.72), vec2(0.26, 0.055));
  lay(k, mix(hex(0xfff4e0), hex(0x1a1012), step(0.62, fract(p.x * 26.0))), fill(keys * s));
  lay(k, lacquer, fill((box2(p - vec2(1.20, 0.60), vec2(0.32, 0.07)) - 0.02) * s));
  for (int i = 0; i < 3; i++) {
    float x = i == 0 ? -0.92 : i == 1 ? 0.05 : 1.05;
    lay(k, lacquer, fill(max(abs(p.x - x) - 0.06 - 0.02 * p.y, max(p.y - 0.62, -p.y)) * s));
    lay(k, hex(0xd8a04a), fill((length(p - vec2(x, 0.0)) - 0.06) * s));
  }
  // A stool.
  lay(k, hex(0x7a1420), fill((box2(p - vec2(1.78, 0.46), vec2(0.26, 0.06)) - 0.04) * s));
  lay(k, lacquer, fill((abs(abs(p.x - 1.78) - 0.20) - 0.025) * s) * step(0.0, p.y) * step(p.y, 0.44));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), t = w > 1.0 ? 1.0 : 0.0, floor_ = -0.52;
  // Walls of walnut in tall panels.
  vec2 g = vec2(u.x / mix(0.34, 0.42, t), u.y);
  float id = floor(g.x + 0.5), x = (fract(g.x + 0.5) - 0.5) * mix(0.34, 0.42, t);
  float grain = f2(vec2(u.x * 60.0 + 3.0 * f2(u * 3.0), u.y * 5.0 + id * 7.0));
  vec3 wood = mix(hex(0x2a0f0a), hex(0x7a3a20), 0.25 + 0.75 * grain);
  wood *= 0.62 + 0.50 * smoothstep(0.9, -0.2, abs(u.y - 0.1));
  lay(k, wood, 1.0);
  float panel = box2(vec2(x, u.y - 0.10), vec2(mix(0.125, 0.160, t), 0.50));
  lay(k, hex(0xd8a858), fill(abs(panel) - 0.0045));
  lay(k, hex(0x8a5a28), fill(abs(panel + 0.022) - 0.002));
  // Sunbursts are inlaid below and over the panels.
  vec2 sb = vec2(x, u.y + 0.40);
  if (panel < -0.03) {
    float ray = burst(sb, 26.0) * smoothstep(0.62, 0.10, length(sb));
    lay(k, mix(hex(0x3a160e), hex(0xb87a3a), ray), 0.55);
    float arch = abs(length(sb) - 0.20);
    lay(k, hex(0xe8bc70), fill(arch - 0.004) * step(0.0, sb.y));
  }
  // A frieze of steps and a cornice of light.
  float zig = abs(fract(u.x * 9.0) - 0.5) * 0.10;
  lay(k, hex(0x1a0a0c), fill(abs(u.y - 0.78) - 0.075));
  lay(k, hex(0xe0b060), fill(abs(u.y - 0.76 - zig * 0.7) - 0.0055));
  lay(k, hex(0xe0b060), fill(abs(abs(u.y - 0.78) - 0.075) - 0.004));
  lay(k, mix(hex(0x3a181a), hex(0x0e0507), smoothstep(0.86, 1.0, u.y)), fill(0.855 - u.y));
  shine(k, hex(0xffc878), 0.55 * exp(-pow((u.y - 0.855) * 26.0, 2.0)));
  // Tall windows on the city, with drapes.
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0;
    vec2 c = vec2(side * mix(0.19, 0.78, t), 0.16), p = u - c;
    float wx = mix(0.105, 0.20, t);
    float win = max(abs(p.x) - wx, max(-p.y - 0.46, p.y - 0.36 - 0.14 * sqrt(max(1.0 - p.x * p.x / (wx * wx), 0.0))));
    lay(k, hex(0xd8a858), fill(win - 0.016));
    if (win < 0.0) {
      vec4 v = vec4(0.0, 0.0, 0.0, 1.0);
      sky(v, p, -0.3, hex(0x0a1030), hex(0x1c2452), hex(0x6a3a5a));
      stars(v, u * 1.4, 0.8);
      disc(v, p, vec2(side * 0.06, 0.27), 0.026, hex(0xfff0d0));
      skyline(v, p, vec4(-0.30, 0.34, 0.055, 0.010), 3.0 + side * 9.0, hex(0x1a1c3c), hex(0x2c2a56), hex(0xffd890), 0.42);
      skyline(v, p, vec4(-0.42, 0.26, 0.075, 0.012), 11.0 + side * 5.0, hex(0x0e1026), hex(0x1c1a38), hex(0xffc870), 0.36);
      lay(k, v.rgb, fill(win));
      float bars = min(abs(fract((p.x + wx) / (wx * 2.0 / 3.0) + 0.5) - 0.5) * wx * 0.66, min(abs(p.y - 0.20), abs(p.y + 0.16)));
      lay(k, hex(0x8a5a28), fill(bars - 0.004) * step(win, 0.0));
      float drape = wx - 0.045 - 0.05 * smoothstep(-0.1, 0.5, p.y) + 0.03 * cos((p.y + 0.14) * 7.0) - abs(p.x);
      float fold_ = 0.5 + 0.5 * sin(p.x * 190.0 + 3.0 * p.y);
      lay(k, mix(hex(0x4a0812), hex(0xb01c30), fold_) * (0.7 + 0.4 * smoothstep(-0.4, 0.3, p.y)), fill(drape));
    }
  }
  // The bar on the left: shelves of bottles, light behind them.
  vec2 bc = vec2(mix(-0.40, -1.40, t), 0.06), b = u - bc;
  float bw = mix(0.17, 0.34, t);
  float case_ = box2(b, vec2(bw, 0.44));
  lay(k, hex(0xd8a858), fill(case_ - 0.018));
  lay(k, hex(0x1c0a0a), fill(case_));
  shine(k, hex(0xffb050), 0.75 * smoothstep(0.02, -0.08, case_) * (0.55 + 0.45 * cos(b.y * 21.0)));
  for (int row = 0; row < 3; row++) {
    float y = bc.y - 0.40 + 0.28 * float(row);
    lay(k, hex(0x5a2a14), fill(max(abs(u.y - y) - 0.010, abs(b.x) - bw)));
    for (int i = 0; i < 7; i++) {
      float f = float(i), own = h2(vec2(f, float(row) + 3.0));
      vec3 glass = own < 0.25 ? hex(0x3a8a3a) : own < 0.5 ? hex(0xd87a1c) : own < 0.72 ? hex(0x8a1c24) : own < 0.88 ? hex(0xe8e0c8) : hex(0x2a5aa0);
      bottle(k, u, vec2(bc.x + (f - 3.0) * bw * 0.30, y + 0.010), 0.15 + 0.035 * own, glass, step(0.5, h2(vec2(f, 9.0))));
    }
  }
  // The counter.
  float counter = max(abs(b.x - mix(0.02, 0.05, t)) - bw - 0.07, max(u.y + 0.36, -0.64 - u.y));
  vec3 front = mix(hex(0x3a120c), hex(0x7a3018), grain) * (0.7 + 0.5 * step(0.5, fract(b.x * 11.0)));
  lay(k, front, fill(counter));
  lay(k, mix(hex(0x1a1014), hex(0xd8c8b8), smoothstep(-0.38, -0.355, u.y) * 0.8), fill(max(abs(u.y + 0.365) - 0.020, abs(b.x - mix(0.02, 0.05, t)) - bw - 0.09)));
  lay(k, hex(0xe0b060), fill(max(abs(u.y + 0.60) - 0.008, abs(b.x - mix(0.02, 0.05, t)) - bw - 0.07)));
  // The floor: a chequer of marble that mirrors the lamps.
  if (u.y < floor_) {
    vec2 q = ground(u, floor_ + 0.07) * vec2(1.1, 1.0);
    float check = mod(floor(q.x * 0.9) + floor(q.y * 0.9), 2.0);
    vec3 marble = mix(hex(0x1a0a0e), hex(0xd8c4a8), check) * (0.82 + 0.3 * f2(u * 9.0));
    marble = mix(marble, hex(0x3a1418), 0.42);
    lay(k, marble, fill(u.y - floor_) * (u.x < bc.x + bw + 0.07 && u.y > -0.64 ? 0.0 : 1.0));
    shine(k, hex(0xffc070), 0.22 * exp(-pow(u.x * 1.4, 2.0)) * smoothstep(-1.0, floor_, u.y));
    lay(k, hex(0x2a0c0e), 0.0);
  }
  lay(k, hex(0xb8843c), fill(abs(u.y - floor_) - 0.006) * step(bc.x + bw + 0.07, u.x));
  piano(k, u, vec2(mix(0.34, 1.30, t), -0.72), mix(0.17, 0.27, t), -1.0);
  chandelier(k, u, vec2(mix(0.0, 0.0, t), 0.80), mix(0.16, 0.20, t));
  chandelier(k, u, vec2(mix(0.46, 1.28, t), 0.78), mix(0.10, 0.15, t));
  chandelier(k, u, vec2(mix(-0.46, -1.28, t), 0.78), mix(0.10, 0.15, t));
  beams(k, u, vec2(0.0, 0.75), vec2(0.0, -1.0), 1.2, hex(0xffd8a0), 0.12, 5.0);
  bokeh(k, u, 0.30, 7.0, hex(0xffb870), hex(0xff8a7a), 0.06);
  motes(k, u, 0.14, 4.0, hex(0xffe0b0), 0.4);
}

// A palm in a brass pot at the edge, and a velvet rope.
void near(inout vec4 k, vec2 u) {
  float w = wide(), t = w > 1.0 ? 1.0 : 0.0;
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    vec2 pot = vec2(side * (w - mix(0.08, 0.15, t)), -0.86);
    palm(k, u, pot, pot + vec2(-side * 0.02, mix(0.26, 0.42, t)), mix(0.22, 0.36, t), 3.0 + side, hex(0x3a2412), hex(0x0c3018), hex(0x4a8a3a));
    vec2 p = (u - pot) / mix(0.10, 0.15, t);
    float jar = max(abs(p.x) - 0.72 + 0.14 * p.y * p.y - 0.10 * p.y, max(p.y - 0.45, -p.y - 1.2));
    float flute = 0.5 + 0.5 * cos(p.x * 15.0);
    lay(k, mix(hex(0x5a3410), hex(0xf0c470), (0.35 + 0.65 * flute) * smoothstep(0.9, -0.4, p.x * side)), fill(jar * 0.12));
    lay(k, hex(0xffe0a0), fill(max(abs(p.y - 0.42) - 0.07, abs(p.x) - 0.82) * 0.12));
  }
  // The rope hangs between two posts.
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0;
    float a = mix(0.30, 0.62, t) * w, b = w - mix(0.16, 0.30, t);
    float q = (side * u.x - a) / (b - a);
    if (q > -0.02 && q < 1.02) {
      float y = -0.83 - 0.34 * q * (1.0 - q) * mix(0.7, 1.0, t), r = mix(0.014, 0.020, t);
      float d = abs(u.y - y) - r;
      lay(k, mix(hex(0x5a0814), hex(0xd8283c), smoothstep(-r, r, u.y - y)) * (0.85 + 0.2 * sin(q * 150.0 + u.y * 90.0)), fill(d));
    }
    vec2 p = u - vec2(side * a, -0.84);
    lay(k, mix(hex(0x6a4210), hex(0xffdc90), smoothstep(0.012, -0.006, abs(p.x + 0.004))), fill(max(abs(p.x) - 0.013, max(p.y, -p.y - 0.4))));
    lay(k, mix(hex(0x8a5a1c), hex(0xfff0b8), smoothstep(0.03, -0.02, length(p - vec2(-0.008, 0.03)))), fill(length(p - vec2(0.0, 0.022)) - 0.028));
  }
}
