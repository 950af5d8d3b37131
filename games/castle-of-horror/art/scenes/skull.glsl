// A skull with candles burning down on its crown; violet fire in the sockets.
#define RIM_LEFT vec3(3.6, 0.8, 5.6)

const int BONE = 1, EMBER = 2, TEETH = 3, WAX = 4, FLAME = 5, WICK = 6, DARK = 7;

vec3 turned(vec3 p) {
  p -= vec3(0.0, -0.18, 0.0);
  p.xz *= rot(-0.30 + uTurn);
  p.yz *= rot(0.06);
  return p / 1.52;
}

float boneOf(vec3 q) {
  vec3 m = vec3(abs(q.x), q.yz);
  float d = egg(q - vec3(0.0, 0.13, -0.06), vec3(0.42, 0.37, 0.44));
  d = smin(d, egg(m - vec3(0.20, 0.16, 0.20), vec3(0.16, 0.16, 0.14)), 0.12);
  d = smin(d, box(q - vec3(0.0, -0.22, 0.16), vec3(0.17, 0.16, 0.15), 0.10), 0.14);
  d = smin(d, egg(m - vec3(0.27, -0.07, 0.18), vec3(0.10, 0.065, 0.14)), 0.06);
  d = smin(d, horn(m, vec3(0.05, 0.11, 0.37), vec3(0.29, 0.14, 0.27), vec2(0.05, 0.045)), 0.06);
  d = smax(d, -egg(m - vec3(0.34, -0.21, 0.16), vec3(0.12, 0.14, 0.26)), 0.07);
  vec3 e = m - vec3(0.165, 0.005, 0.36);
  e.xy *= rot(0.25);
  d = smax(d, -egg(e, vec3(0.118, 0.102, 0.17)), 0.035);
  float nose = max(egg(m - vec3(0.026, -0.155, 0.36), vec3(0.045, 0.085, 0.14)), -(m.x - 0.006));
  d = smax(d, -nose, 0.02);
  d += 0.012 * smoothstep(0.03, 0.0, abs(cells(q * 2.6).y - cells(q * 2.6).x) * 0.4) * step(0.2, q.y);
  float jaw = box(q - vec3(0.0, -0.47, 0.10), vec3(0.19, 0.075, 0.17), 0.06);
  jaw = smin(jaw, horn(m, vec3(0.22, -0.40, 0.02), vec3(0.29, -0.12, -0.06), vec2(0.065, 0.05)), 0.08);
  jaw = smin(jaw, egg(q - vec3(0.0, -0.515, 0.24), vec3(0.10, 0.06, 0.06)), 0.06);
  jaw = smax(jaw, -box(q - vec3(0.0, -0.40, 0.0), vec3(0.13, 0.10, 0.2), 0.03), 0.04);
  return min(d, jaw);
}

float teethOf(vec3 q) {
  float d = 1e9;
  for (int row = 0; row < 2; row++) {
    float y = row == 0 ? -0.345 : -0.425;
    float x = clamp(floor(q.x / 0.062 + 0.5), -2.0, 2.0);
    vec3 t = q - vec3(x * 0.062, y, 0.305 - 0.010 * x * x);
    d = min(d, box(t, vec3(0.028, 0.045, 0.032), 0.018));
  }
  return d;
}

// Three candles, one on the crown and two beside the jaw: foot and height.
vec4 candle(int i) {
  if (i == 0) return vec4(0.02, 0.44, 0.02, 0.26);
  if (i == 1) return vec4(-0.50, -0.46, 0.10, 0.44);
  return vec4(0.47, -0.46, 0.22, 0.30);
}

float waxOf(vec3 q) {
  float d = 1e9;
  for (int i = 0; i < 3; i++) {
    vec4 c = candle(i);
    vec3 t = q - c.xyz - vec3(0.0, c.w * 0.5 - 0.06, 0.0);
    float r = i == 0 ? 0.10 : 0.095;
    float one = rod(t, r - 0.02, c.w * 0.5 - 0.01) - 0.02;
    one = smax(one, -ball(t - vec3(0.0, c.w * 0.5 + 0.03, 0.0), 0.065), 0.02);
    d = smin(d, one, 0.02);
    for (int k = 0; k < 4; k++) {
      float a = float(k) * 1.7 + float(i) * 1.1 - 0.5;
      vec3 top = vec3(sin(a) * r, c.w * 0.46, cos(a) * r);
      vec3 low = vec3(sin(a) * (r + 0.03), (i == 0 ? -0.20 : -0.12) - 0.12 * fract(a * 3.3), cos(a) * (r + 0.03));
      d = smin(d, horn(t, top, low, vec2(0.020, 0.030)), 0.03);
    }
  }
  d = smin(d, egg(q - vec3(0.0, 0.45, 0.0), vec3(0.24, 0.07, 0.22)), 0.06);
  d = smin(d, egg(q - vec3(-0.50, -0.50, 0.10), vec3(0.17, 0.05, 0.15)), 0.05);
  return smin(d, egg(q - vec3(0.47, -0.50, 0.22), vec3(0.16, 0.05, 0.15)), 0.05);
}

float flameOf(vec3 q, out float wick) {
  float d = 1e9;
  wick = 1e9;
  for (int i = 0; i < 3; i++) {
    vec4 c = candle(i);
    vec3 t = q - c.xyz - vec3(0.0, c.w - 0.05, 0.0);
    t.x += 0.03 * sin(t.y * 14.0 + float(i) * 2.0 + uPhase * 2.0 * PI);
    wick = min(wick, stick(t, vec3(0.0, -0.04, 0.0), vec3(0.0, 0.035, 0.0), 0.009));
    float w = 1.0 - 0.75 * smoothstep(0.02, 0.22, t.y);
    d = min(d, egg(vec3(t.x / w, t.y - 0.09, t.z / w), vec3(0.046, 0.115, 0.046)) * 0.4);
  }
  return d;
}

Part map(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = turned(p);
  add(s, boneOf(q), BONE);
  vec3 m = vec3(abs(q.x), q.yz);
  add(s, ball(m - vec3(0.155, 0.005, 0.18), 0.10), EMBER);
  add(s, teethOf(q), TEETH);
  add(s, box(q - vec3(0.0, -0.38, 0.2), vec3(0.15, 0.07, 0.06), 0.03), DARK);
  add(s, waxOf(q), WAX);
  float wick;
  add(s, flameOf(q, wick), FLAME);
  add(s, wick, WICK);
  s.d *= 1.3;
  return s;
}

Stuff paint(int id, inout vec3 p, inout vec3 n, vec3 v) {
  vec3 q = turned(p), m = vec3(abs(q.x), q.yz);
  float near = exp(-4.5 * length(q - vec3(0.02, 0.66, 0.15))) + exp(-5.0 * length(q - vec3(-0.46, 0.06, 0.20)))
      + exp(-5.0 * length(q - vec3(0.44, -0.08, 0.32)));
  vec3 glow = vec3(0.70, 0.25, 0.05) * near;
  if (id == BONE || id == TEETH) {
    Stuff k = stuff(id == TEETH ? vec3(0.82, 0.74, 0.52) : vec3(0.46, 0.38, 0.25), 0.0, 0.5);
    float dirt = fbm(q * 5.0);
    k.base *= 0.40 + 1.0 * dirt;
    float crack = cells(q * 2.6).y - cells(q * 2.6).x;
    k.base *= 1.0 - 0.6 * smoothstep(0.06, 0.0, crack) * step(0.15, q.y);
    float socket = smoothstep(0.20, 0.09, length((m - vec3(0.16, 0.0, 0.30)) * vec3(1.0, 1.1, 0.6)));
    k.base = mix(k.base, vec3(0.10, 0.03, 0.14), socket * 0.8);
    k.shine = glow * k.base + socket * vec3(0.16, 0.01, 0.36) * smoothstep(0.40, 0.20, q.z) * step(0.0, q.z);
    k.soft = 0.45;
    k.bump = 0.55;
    k.grain = 11.0;
    return k;
  }
  if (id == EMBER) {
    Stuff k = stuff(vec3(0.05, 0.0, 0.1), 0.0, 0.5);
    float r = length((m - vec3(0.165, 0.0, 0.2)).xy);
    k.shine = mix(vec3(1.8, 0.9, 2.8), vec3(0.25, 0.01, 0.8), smoothstep(0.0, 0.05, r)) * (1.0 - 0.95 * smoothstep(0.02, 0.09, r));
    return k;
  }
  if (id == WAX) {
    Stuff k = stuff(vec3(0.15, 0.006, 0.010), 0.0, 0.34);
    k.soft = 1.0;
    k.coat = 0.4;
    k.shine = glow * vec3(1.0, 0.35, 0.2) * 0.5;
    return k;
  }
  if (id == FLAME) {
    Stuff k = stuff(vec3(0.0), 0.0, 0.9);
    float core = pow(max(dot(n, v), 0.0), 1.5);
    k.shine = mix(vec3(2.2, 0.5, 0.04), vec3(5.0, 3.6, 1.3), core);
    return k;
  }
  return stuff(vec3(0.015), 0.0, 0.8);
}
